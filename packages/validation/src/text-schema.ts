import * as z from 'zod/mini';
import { cleanText } from './clean-text.ts';
import { findProblem, type TextRules } from './text-rules.ts';

/**
 * A text that is within its limit, and meets the other rules once invisible characters are removed, with
 * at most one message: that of the first broken rule. A value of another type is rejected like a missing text.
 */
export function textSchema(rules: TextRules): z.ZodMiniString {
  return createText(rules).check(keepsRules(rules));
}

/**
 * A text that loses surrounding white space and joiners before it is checked: phone keyboards and
 * copying add them to addresses and numbers. The parsed text, which is sent and saved, has none.
 */
export function trimmedTextSchema(rules: TextRules): z.ZodMiniString {
  return createText(rules).check(
    z.overwrite((text: string) => text.replaceAll(/[\u200c\u200d]/g, '').trim()),
    keepsRules(rules),
  );
}

/** A text that may be absent; white space counts as empty. */
export function optionalTextSchema(rules: TextRules) {
  const emptyWhenBlank = z.overwrite((text: string) => (text.trim() === '' ? '' : text));
  return z.optional(createText(rules).check(emptyWhenBlank, keepsRules(rules)));
}

function createText(rules: TextRules): z.ZodMiniString {
  const [{ maxUnits, message }] = rules;
  const text = z.string({ error: findProblem(rules, '') ?? 'This must be text.' });
  return text.check(z.maxLength(maxUnits, { error: message, abort: true }), z.overwrite(cleanText));
}

function keepsRules(rules: TextRules) {
  return z.check<string>(({ value, issues }) => {
    const message = findProblem(rules, value);
    if (message !== undefined) issues.push({ code: 'custom', message, input: value });
  });
}
