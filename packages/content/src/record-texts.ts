/** Fields whose values a visitor does not read as prose. */
const CODE_FIELDS = new Set([
  'activeOn',
  'address',
  'designs',
  'icon',
  'id',
  'image',
  'key',
  'kind',
  'nameImg',
  'network',
  'page',
  'path',
  'route',
  'slug',
  'to',
]);

/** Every text of a record that a visitor reads, in reading order. */
export function textsOf(record: unknown): readonly string[] {
  if (typeof record === 'string') {
    return [record];
  }
  if (Array.isArray(record)) {
    return record.flatMap(textsOf);
  }
  if (typeof record === 'object' && record !== null) {
    return Object.entries(record).flatMap(([field, value]) =>
      CODE_FIELDS.has(field) ? [] : textsOf(value),
    );
  }
  return [];
}

/** The whole sentences of a record. Labels and headings, which have no full stop, are left out. */
export function sentencesOf(record: unknown): readonly string[] {
  return textsOf(record)
    .filter((text) => /[.?!;]$/u.test(text))
    .flatMap((text) => text.split(/(?<=[.?!])\s+/u));
}
