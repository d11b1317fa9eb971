import * as z from 'zod/mini';

/** One line that names something: a heading, a card's title, a label. No full stop. */
export const headingSchema = z
  .string()
  .check(z.minLength(2), z.maxLength(80), z.regex(/^\S.*[^\s.]$/u, 'a heading has no full stop'));

/** What a card says: one or two sentences, of a size that keeps a grid even. */
export const cardTextSchema = sentences(80, 170);

/** One short line under a name, such as an industry's. */
export const lineSchema = sentences(40, 100);

/** The sentences under a page's or a section's heading. */
export const leadSchema = sentences(60, 280);

/** A paragraph of running text. It may lead on to a list. */
export const paragraphSchema = sentences(60, 900, /^\S.*[.?!:]$/u);

/** A note that is complete in itself, of 70 to 110 words. */
export const noteSchema = sentences(380, 700);

/** What search engines and shared links print under a page's title. */
export const descriptionSchema = sentences(70, 160);

/** Text on a button, a link or beside a field. */
export const labelSchema = z.string().check(z.minLength(1), z.maxLength(80), z.trim());

/** A sentence of the interface: a state, an error, a hint. */
export const messageSchema = sentences(10, 200);

/** Text of `min` to `max` characters that ends as a sentence does and has no stray spaces. */
function sentences(min: number, max: number, shape = /^\S.*[.?!]$/u) {
  return z
    .string()
    .check(
      z.minLength(min),
      z.maxLength(max),
      z.regex(shape, 'a sentence ends with a full stop'),
      z.regex(/^(?!.* {2})/u, 'two spaces in a row'),
    );
}

/** A list that is never changed, of exactly `count` records, or of at least one. */
export function listOf<Item extends z.ZodMiniType>(item: Item, count?: number) {
  return z.readonly(
    z.array(item).check(count === undefined ? z.minLength(1) : z.length(count, `${count} records`)),
  );
}

/** Where a record may link to. That a page answers there is tested beside the site's routes. */
export const sitePathSchema = z
  .string()
  .check(z.regex(/^\/[a-z-]+(?:\/[a-z-]+)*$/u, 'a path of the site begins with a slash'));
