import type * as z from 'zod';
import { careersPageSchema } from './schemas/careers-page.ts';
import * as legal from './schemas/legal-text.ts';
import * as navigation from './schemas/navigation.ts';
import { contactUsPageSchema } from './schemas/contact-page.ts';
import { pageSchema } from './schemas/page.ts';
import * as references from './schemas/references.ts';
import * as stories from './schemas/story.ts';
import { postSchema } from './schemas/post.ts';

/** The schemas of JSON records, by the name in a record's `$schema`. Texts of the interface have none. */
export const schemas = {
  brand: navigation.brandSchema,
  'company-figures': references.companyFiguresSchema,
  'navigation/footer': navigation.footerNavigationSchema,
  'navigation/header': navigation.headerNavigationSchema,
  page: pageSchema,
  'pages/careers': careersPageSchema,
  'pages/contact-us': contactUsPageSchema,
  'pages/impact-stories': stories.impactStoriesPageSchema,
  'pages/terms-policy': legal.termsPolicyPageSchema,
  people: references.personSchema,
  stories: stories.storyFileSchema,
} as const satisfies Record<string, z.ZodType>;

/** The schemas of texts in Markdown, by their folder. */
export const textSchemas = { legal: legal.legalTextSchema, posts: postSchema };
