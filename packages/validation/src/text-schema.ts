import * as z from 'zod/mini';
import { cleanText } from './clean-text.ts';
import { findProblem, type TextRule } from './text-rules.ts';

/**
 * A text that keeps the given rules once invisible characters are removed, with at most one message: that of
 * the first broken rule. What is not a text is rejected like a missing one.
 */
export function textSchema(rules: readonly TextRule[]): z.ZodMiniString {
  return createText(rules).check(keepsRules(rules));
}

/**
 * A text whose surrounding white space and joiners are removed before it is checked: phone keyboards and
 * copies add them to addresses and numbers. What is parsed, and so sent and kept, is without them.
 */
export function trimmedTextSchema(rules: readonly TextRule[]): z.ZodMiniString {
  return createText(rules).check(
    z.overwrite((text: string) => text.replaceAll(/[\u200c\u200d]/g, '').trim()),
    keepsRules(rules),
  );
}

/** A text that may be absent; white space counts as empty. */
export function optionalTextSchema(rules: readonly TextRule[] = []) {
  const emptyWhenBlank = z.overwrite((text: string) => (text.trim() === '' ? '' : text));
  return z.optional(createText(rules).check(emptyWhenBlank, keepsRules(rules)));
}

function createText(rules: readonly TextRule[]): z.ZodMiniString {
  const text = z.string({ error: findProblem(rules, '') ?? 'This must be text.' });
  return text.check(z.overwrite(cleanText));
}

function keepsRules(rules: readonly TextRule[]) {
  return z.check<string>(({ value, issues }) => {
    const message = findProblem(rules, value);
    if (message !== undefined) issues.push({ code: 'custom', message, input: value });
  });
}
