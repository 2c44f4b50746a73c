import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  // Written by tools/protocol_types.py.
  globalIgnores(["src/**/protocol.ts"]),
  ts.configs.recommended,
  ts.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    rules: {
      complexity: ["error", 12],
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
      "no-self-compare": "error",
      "no-unneeded-ternary": "error",
      "object-shorthand": "error",
      "@typescript-eslint/no-import-type-side-effects": "error",
      "@typescript-eslint/no-non-null-assertion": "off",
      // What is derived is made anew each time, so that plain sets and maps do.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    // Rules that need types are slow in components; there svelte-check has to do.
    files: ["src/**/*.ts"],
    ignores: ["**/*.svelte.ts"],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/no-unnecessary-type-assertion": "error",
    },
  },
);
