import * as z from 'zod';
import { ContentError, namesIn, readFile } from '../files.ts';
import { picture } from '../pictures/picture.ts';
import { alternativeTextSchema, personKeySchema, pictureNameSchema } from './references.ts';
import * as texts from './text.ts';

/** A usual pace of silent reading. */
const WORDS_PER_MINUTE = 230;

/** A post of the journal. It is complete in itself: nothing follows it on another page. */
export const postSchema = z.strictObject({
  title: texts.heading,
  category: texts.label,
  date: z.iso.date(),
  author: personKeySchema,
  cover: pictureNameSchema,
  alt: alternativeTextSchema,
  text: texts.note.refine((text) => {
    const words = text.split(' ').length;
    return words >= 70 && words <= 110;
  }, 'has fewer than 70 words or more than 110'),
});

/** The posts, the newest first, with the field names of the product's contract (spec 3). */
export function readPosts(readTime: string, categories: readonly string[]) {
  const posts = namesIn('posts').map((slug) => {
    const { title, category, date, author, cover, alt, text } = readFile(
      `posts/${slug}`,
      postSchema,
    );
    if (!categories.includes(category)) {
      const reason = `category is not one of ${categories.join(', ')}, which pages/journal.json lists`;
      throw new ContentError(`posts/${slug}.md`, reason);
    }
    const minutes = Math.ceil(text.split(' ').length / WORDS_PER_MINUTE);
    return {
      slug,
      category,
      title,
      desc: text,
      date,
      readTime: readTime.replace('#', `${minutes}`),
      name: author.name,
      image: picture('cover', cover, alt),
      nameImg: author.portrait,
    };
  });
  return posts.toSorted((one, other) => other.date.localeCompare(one.date));
}

export function readPostDates(): readonly string[] {
  return namesIn('posts').map((slug) => readFile(`posts/${slug}`, postSchema).date);
}

export type Post = ReturnType<typeof readPosts>[number];
