import * as z from 'zod/mini';
import { forbidEval } from './forbid-eval.ts';
import { findProblem, type TextRule } from './text-rule.ts';

forbidEval();

/**
 * A text that keeps the given rules and answers with one message at most, that of the first rule
 * that refuses it. What is no text at all is refused as a missing one.
 */
export function textSchema(rules: readonly TextRule[]): z.ZodMiniString {
  return z.string({ error: findProblem(rules, '') ?? 'This must be text.' }).check(
    z.check(({ value, issues }) => {
      const message = findProblem(rules, value);
      if (message !== undefined) issues.push({ code: 'custom', message, input: value });
    }),
  );
}
