import { pagesWithoutId, pathTo } from '@kestrova/paths';
import * as z from 'zod';
import { recordNames } from '../files.ts';

/** One line that names something: a heading, a card's title. */
export const heading = z
  .string()
  .min(2)
  .max(80)
  .regex(/^\S(?:.*[^\s.])?$/u, 'begins or ends with a space, or ends with a full stop')
  .describe('One line that names something, without a full stop.');

export const cardText = sentences(80, 170).describe(
  'One or two sentences, as long as those of its neighbors.',
);

export const line = sentences(40, 100).describe(
  'One short sentence under a name, such as that of an industry.',
);

export const lead = sentences(60, 280).describe(
  'The sentences under the heading of a page or a section.',
);

export const paragraph = sentences(60, 900, /^\S.*[.?!:]$/u).describe(
  'Running text. It may introduce a list.',
);

export const note = sentences(380, 700).describe(
  'A text that is complete in itself, of 70 to 110 words.',
);

export const description = sentences(70, 160).describe(
  'The text under the title of a page in search results and shared links.',
);

export const label = z
  .string()
  .min(1)
  .max(80)
  .regex(/^\S(?:.*\S)?$/u, 'begins or ends with a space')
  .describe('Text on a button, a link or beside a field.');

export const message = sentences(10, 200).describe(
  'A sentence of the interface: a state, an error, a hint.',
);

/** The heading and the first text of a section. */
export const section = z.strictObject({ heading, text: lead });

/** A kind of section with a heading and a text under it. */
export function kind<Kind extends string>(name: Kind) {
  return z.strictObject({ kind: z.literal(name), ...section.shape });
}

/** A heading and a message: a question, or a notice that something is missing. */
export const panel = z.strictObject({ heading, text: message });

/** Texts of the interface in a record: the compiler takes their type from the file. */
export function labels<Json>(): z.ZodType<Json> {
  return z.looseObject({}) as unknown as z.ZodType<Json>;
}

/** Text of `min` to `max` characters that ends like a sentence and has no extra spaces. */
function sentences(min: number, max: number, shape = /^\S.*[.?!]$/u) {
  return z
    .string()
    .min(min)
    .max(max)
    .regex(shape, 'begins with a space, or does not end as a sentence does')
    .regex(/^(?!.* {2})/u, 'has two spaces in a row');
}

/** A read-only list of exactly `count` records, or of at least one. */
export function listOf<Item extends z.ZodType>(item: Item, count?: number) {
  const list = z.array(item);
  return (
    count === undefined ? list.min(1) : list.length(count, `needs ${count} entries`)
  ).readonly();
}

/** An object whose fields all have the same schema. */
export function fields<Item extends z.ZodType, Name extends string>(
  item: Item,
  ...names: Name[]
): z.ZodObject<Record<Name, Item>, z.core.$strict> {
  const shape = Object.fromEntries(names.map((name) => [name, item]));
  return z.strictObject(shape as Record<Name, Item>);
}

/** The address of a page that needs no id: of this site's pages, and of each campaign. */
function listAddresses(): string[] {
  const campaigns = recordNames('pages/campaigns/*').map((name) => name.slice('pages'.length));
  return [...pagesWithoutId.map((name) => pathTo(name)), ...campaigns];
}

/** An address that a record may link to. */
export const sitePath = z
  .string()
  .refine((path) => listAddresses().includes(path), {
    error: () => `leads to no page. These addresses do: ${listAddresses().join(', ')}`,
  })
  .describe('A page of this site, such as /contact-us.');
