import * as z from 'zod/mini';
import { findProblem, type TextRule } from './text-rules.ts';

/**
 * A text that keeps the given rules and answers with one message at most, that of the first rule
 * that refuses it. What is no text at all is refused as a missing one.
 */
export function textSchema(rules: readonly TextRule[]): z.ZodMiniString {
  return createText(rules).check(keeping(rules));
}

/**
 * A text whose surrounding white space is removed before it is checked: phone keyboards add it to
 * addresses and numbers, and nobody can see it. What is parsed, and so sent and kept, is without it.
 */
export function trimmedTextSchema(rules: readonly TextRule[]): z.ZodMiniString {
  return createText(rules).check(z.trim(), keeping(rules));
}

/** A text that may be left out; nothing but white space is an empty one. */
export function optionalTextSchema(rules: readonly TextRule[]): z.ZodMiniString {
  const emptyWhenBlank = z.overwrite((text: string) => (text.trim() === '' ? '' : text));
  return createText(rules).check(emptyWhenBlank, keeping(rules));
}

function createText(rules: readonly TextRule[]): z.ZodMiniString {
  return z.string({ error: findProblem(rules, '') ?? 'This must be text.' });
}

function keeping(rules: readonly TextRule[]) {
  return z.check<string>(({ value, issues }) => {
    const message = findProblem(rules, value);
    if (message !== undefined) issues.push({ code: 'custom', message, input: value });
  });
}
