import { expect, test } from 'vitest';
import type * as z from 'zod/mini';

/** Every kind of invisible character, apart from joiners; the last two are lone surrogates. */
export const invisible =
  '\0\b\v\f\u001f\u00ad\u061c\u200b\u200e\u202a\u202e\u2060\u2066\u2069\ufeff\ufffe\uffff\udc00\ud800';

/** Every message that a schema gives for a value, by field. */
export function problemsOf(schema: z.ZodMiniType, value: unknown): Record<string, string[]> {
  const problems: Record<string, string[]> = {};
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
    (problems[path.join('.')] ??= []).push(message);
  }
  return problems;
}

/**
 * Defines a test for each entry of a field, with its only message, or `undefined` if it is accepted.
 * @param complete valid entries for the other fields.
 */
export function testMessages<Form extends object>(
  schema: z.ZodMiniType,
  complete: Form,
  field: string & keyof Form,
  messages: readonly (readonly [entry: unknown, message: string | undefined])[],
): void {
  for (const [entry, message = 'accepted'] of messages) {
    const shown = JSON.stringify(entry)?.slice(0, 60);
    test(`${field} ${shown}: ${message}`, () => {
      expect(problemsOf(schema, { ...complete, [field]: entry })).toEqual(
        message === 'accepted' ? {} : { [field]: [message] },
      );
    });
  }
}
