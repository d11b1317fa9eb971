import * as z from 'zod';

/** One line that names something: a heading, a card's title. */
export const heading = z
  .string()
  .min(2)
  .max(80)
  .regex(/^\S.*[^\s.]$/u, 'ends with a full stop, which a heading does not have')
  .meta({ title: 'Heading', description: 'One line that names something, without a full stop.' });

export const cardText = sentences(80, 170).meta({
  title: 'Card text',
  description: 'One or two sentences. Cards of one grid are of similar length.',
});

export const line = sentences(40, 100).meta({
  title: 'Line',
  description: 'One short sentence under a name, such as that of an industry.',
});

export const lead = sentences(60, 280).meta({
  title: 'Lead',
  description: 'The sentences under the heading of a page or a section.',
});

export const paragraph = sentences(60, 900, /^\S.*[.?!:]$/u).meta({
  title: 'Paragraph',
  description: 'Running text. It may lead on to a list.',
});

export const note = sentences(380, 700).meta({
  title: 'Note',
  description: 'A text that is complete in itself, of 70 to 110 words.',
});

export const description = sentences(70, 160).meta({
  title: 'Description',
  description: 'What search engines and shared links print under the title of a page.',
});

export const label = z
  .string()
  .min(1)
  .max(80)
  .regex(/^\S(?:.*\S)?$/u, 'begins or ends with a space')
  .meta({ title: 'Label', description: 'Text on a button, a link or beside a field.' });

export const message = sentences(10, 200).meta({
  title: 'Message',
  description: 'A sentence of the interface: a state, an error, a hint.',
});

/** What a section of a page begins with. */
export const section = z.strictObject({ heading, text: lead });

/** What stands in the place of something that is not there, or is asked. */
export const panel = z.strictObject({ heading, text: message });

/** Text of `min` to `max` characters that ends as a sentence does and has no stray spaces. */
function sentences(min: number, max: number, shape = /^\S.*[.?!]$/u) {
  return z
    .string()
    .min(min)
    .max(max)
    .regex(shape, 'does not end as a sentence does')
    .regex(/^(?!.* {2})/u, 'has two spaces in a row');
}

/** A list that is never changed, of exactly `count` records, or of at least one. */
export function listOf<Item extends z.ZodType>(item: Item, count?: number) {
  const list = z.array(item);
  return (
    count === undefined ? list.min(1) : list.length(count, `needs ${count} entries`)
  ).readonly();
}

/** Where a record may link to. That a page answers there is tested beside the site's routes. */
export const sitePath = z
  .string()
  .regex(/^\/[a-z-]+(?:\/[a-z-]+)*$/u, 'is no path of the site, which begins with a slash')
  .meta({ title: 'Path', description: 'A page of this site, such as /contact-us.' });
