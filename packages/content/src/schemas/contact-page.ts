import * as z from 'zod';
import { openingPageSchema, sheetHeroSchema } from './card.ts';
import { officeCities, pictureSchema } from './references.ts';
import * as texts from './text.ts';

const officeSchema = z.strictObject({
  title: texts.label.describe('Title of the map’s iframe, for screen readers.'),
  text: texts.lead.describe('How a visitor gets there.'),
  link: texts.label.describe('The link that opens the map by itself.'),
  plan: pictureSchema('plan'),
});

export const contactUsPageSchema = openingPageSchema.extend({
  hero: sheetHeroSchema('strip'),
  getInTouch: texts.section.extend({
    email: texts.label,
    phone: texts.label,
    weekdays: texts.label.describe('Before an office’s hours.'),
    social: texts.label,
  }),
  form: texts.section,
  map: z.strictObject({
    heading: texts.heading,
    offices: texts.fields(officeSchema, ...officeCities),
  }),
});
