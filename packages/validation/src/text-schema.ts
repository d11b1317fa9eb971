import * as z from 'zod/mini';
import { cleanText } from './clean-text.ts';
import { findProblem, type TextRule } from './text-rules.ts';

/**
 * A text that meets the given rules once invisible characters are removed, with at most one
 * message: that of the first broken rule. A value of another type is rejected like a missing text.
 */
export function textSchema(rules: readonly TextRule[]): z.ZodMiniString {
  return createText(rules).check(keepsRules(rules));
}

/**
 * A text that loses surrounding white space and joiners before it is checked: phone keyboards and
 * copying add them to addresses and numbers. The parsed text, which is sent and saved, has none.
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
