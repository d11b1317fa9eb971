import * as z from 'zod/mini';
import { catch as fallBack } from 'zod/mini';

type LiberalShape<Shape extends z.core.$ZodShape, Required extends keyof Shape> = {
  [Name in keyof Shape]: Name extends Required
    ? Shape[Name]
    : z.ZodMiniCatch<z.ZodMiniOptional<Shape[Name]>>;
};

/**
 * Reads an object of the contract liberally: treats a field outside `requiredKeys` that is missing,
 * null or of another type as absent, and keeps the other fields.
 */
export function liberal<Shape extends z.core.$ZodShape, Required extends keyof Shape>(
  schema: z.ZodMiniObject<Shape>,
  requiredKeys: readonly Required[],
): z.ZodMiniObject<LiberalShape<Shape, Required>> {
  const isRequired = (name: string) => requiredKeys.some((key) => key === name);
  const fields = Object.entries(schema.shape).map(([name, field]) => [
    name,
    isRequired(name) ? field : fallBack(z.optional(field), undefined),
  ]);
  return z.object(Object.fromEntries(fields) as LiberalShape<Shape, Required>);
}

/** Reads a list entry by entry; omits and logs an unreadable entry. */
export function liberalList<Entry extends z.ZodMiniType>(entrySchema: Entry) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((entries) => entries.flatMap((entry) => readEntry(entrySchema, entry))),
  );
}

function readEntry<Entry extends z.ZodMiniType>(schema: Entry, entry: unknown): z.infer<Entry>[] {
  const result = z.safeParse(schema, entry);
  if (result.success) return [result.data];
  // oxlint-disable-next-line no-console -- names the missing job to the staff who maintain the jobs.
  console.warn('An entry of a list could not be read and is left out.', entry);
  return [];
}

/** A date in any form that `Date` can read. */
export const dateSchema = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));
