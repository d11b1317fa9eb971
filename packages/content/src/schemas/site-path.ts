import * as z from 'zod/mini';

/** Where a record may link to. That a page answers there is tested beside the site's routes. */
export const sitePathSchema = z
  .string()
  .check(z.regex(/^\/[a-z-]+(?:\/[a-z-]+)*$/u, 'a path of the site begins with a slash'));
