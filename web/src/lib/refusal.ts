// A refusal as people see it: the rule, why now, and a link to the rule.

import { factText } from "./players";
import { ruleLink } from "./routes";
import { ruleTitle } from "./rulebook";
import { play } from "./sound";
import { notify } from "./toasts.svelte";
import { currentLanguage, say } from "./words/index.svelte";

export async function tellRefusal(
  game: string,
  rule: string,
  fact: string,
  args: Record<string, number | string> = {},
): Promise<void> {
  play("refused");
  const title = await ruleTitle(game, rule, currentLanguage());
  notify({
    kind: "refused",
    text: factText(fact, args),
    title: `${rule} ${title}`.trim(),
    href: ruleLink(game, rule),
    link: say("refused-link"),
  });
}
