import type * as z from 'zod/mini';

/** Every message that a schema gives for a value, by field. */
export function problemsOf(schema: z.ZodMiniType, value: unknown): Record<string, string[]> {
  const problems: Record<string, string[]> = {};
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
    (problems[path.join('.')] ??= []).push(message);
  }
  return problems;
}
