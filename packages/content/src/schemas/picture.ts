import * as z from 'zod/mini';

/** A picture as pages show it (see pictures/picture.ts). */
export const pictureSchema = z.strictObject({
  name: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  kind: z.enum(['cover', 'phone', 'browser', 'hero', 'portrait', 'wordmark']),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
});

/** A picture whose alternative text has to say what it shows. */
export const describedPictureSchema = z.extend(pictureSchema, {
  alt: z.string().check(z.minLength(10)),
});

/** The art beside a page's heading, which decorates only. */
export const heroPictureSchema = z.extend(pictureSchema, {
  alt: z.string().check(z.maxLength(0)),
});
