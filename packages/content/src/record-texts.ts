import type { Picture } from './pictures/picture.ts';
import { pictureSchema } from './schemas/card.ts';

/** Fields whose values, or lists of values, a visitor does not read as prose. */
const CODE_FIELDS = new Set([
  'activeOn',
  'address',
  'icon',
  'id',
  'key',
  'kind',
  'lead',
  'network',
  'page',
  'path',
  'picture',
  'route',
  'slug',
  'stories',
  'story',
  'to',
]);

/** Every text of a record that a visitor reads, in reading order, without what its pictures show. */
export function textsOf(record: unknown): readonly string[] {
  if (typeof record === 'string') {
    return [record];
  }
  if (Array.isArray(record)) {
    return record.flatMap(textsOf);
  }
  if (typeof record === 'object' && record !== null) {
    if ('alt' in record) return [];
    return Object.entries(record).flatMap(([field, value]) =>
      CODE_FIELDS.has(field) && !isRecord(value) ? [] : textsOf(value),
    );
  }
  return [];
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && !Array.isArray(value);
}

/** The whole sentences of a record. Labels and headings, which have no full stop, are left out. */
export function sentencesOf(record: unknown): readonly string[] {
  return textsOf(record)
    .filter((text) => /[.?!;]$/u.test(text))
    .flatMap((text) => text.split(/(?<=[.?!])\s+/u));
}

/** Every picture of a record. */
export function picturesOf(record: unknown): readonly Picture[] {
  const { success, data } = pictureSchema.safeParse(record);
  if (success) return [data];
  return typeof record === 'object' && record !== null
    ? Object.values(record).flatMap(picturesOf)
    : [];
}
