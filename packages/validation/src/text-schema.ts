import * as z from 'zod/mini';
import { findProblem, type TextRule } from './text-rules.ts';

/**
 * A text that keeps the given rules, with at most one message: that of the first broken rule. What is
 * not a text is rejected like a missing one.
 */
export function textSchema(rules: readonly TextRule[]): z.ZodMiniString {
  return createText(rules).check(keepsRules(rules));
}

/**
 * A text whose surrounding white space is removed before it is checked: phone keyboards add it to
 * addresses and numbers, and nobody can see it. What is parsed, and so sent and kept, is without it.
 */
export function trimmedTextSchema(rules: readonly TextRule[]): z.ZodMiniString {
  return createText(rules).check(z.trim(), keepsRules(rules));
}

/** An optional text; white space counts as empty. */
export function optionalTextSchema(rules: readonly TextRule[]): z.ZodMiniString {
  const emptyWhenBlank = z.overwrite((text: string) => (text.trim() === '' ? '' : text));
  return createText(rules).check(emptyWhenBlank, keepsRules(rules));
}

function createText(rules: readonly TextRule[]): z.ZodMiniString {
  return z.string({ error: findProblem(rules, '') ?? 'This must be text.' });
}

function keepsRules(rules: readonly TextRule[]) {
  return z.check<string>(({ value, issues }) => {
    const message = findProblem(rules, value);
    if (message !== undefined) issues.push({ code: 'custom', message, input: value });
  });
}
