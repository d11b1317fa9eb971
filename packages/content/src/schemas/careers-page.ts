import type careers from '../../content/pages/careers.json';
import {
  cardSchema,
  cardSectionSchema,
  closingSchema,
  openingPageSchema,
  sheetHeroSchema,
} from './card.ts';
import * as texts from './text.ts';

export const careersPageSchema = openingPageSchema.extend({
  hero: sheetHeroSchema('strip'),
  openings: texts.labels<typeof careers.openings>(),
  accommodation: texts.labels<typeof careers.accommodation>(),
  values: cardSectionSchema(cardSchema, 4),
  whyWorkHere: cardSectionSchema(cardSchema, 6),
  joinOurTeam: closingSchema
    .omit({ action: true, sends: true })
    .extend({ write: texts.label.describe('A link to the careers address.') }),
});
