// A refusal as people see it: the rule, why now, and a link to the rule.

import { SvelteMap } from "svelte/reactivity";
import { factText } from "./players";
import { ruleLink } from "./routes";
import { ruleTitle } from "./rulebook";
import { play } from "./sound";
import { notify } from "./toasts.svelte";
import { currentLanguage, say } from "./words/index.svelte";

/** What was refused last here, by game. */
const refused = new SvelteMap<string, string>();
export const lastRefused = (game: string): string => refused.get(game) ?? "";

export async function tellRefusal(
  game: string,
  rule: string,
  fact: string,
  args: Record<string, number | string> = {},
): Promise<void> {
  play("refused");
  refused.set(game, rule);
  const title = await ruleTitle(game, rule, currentLanguage());
  notify({
    kind: "refused",
    text: factText(fact, args),
    title: title ? `${title} · ${rule}` : rule,
    href: ruleLink(game, rule),
    link: say("refused-link"),
  });
}
