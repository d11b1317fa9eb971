import { regions } from '@kestrova/regions';
import * as z from 'zod';
import type { StoryKey } from '../../content/generated/story-key.ts';
import { hasPicture, namesIn, readFile } from '../files.ts';
import { picture, pictureFile, type PictureKind } from '../pictures/picture.ts';
import * as texts from './text.ts';

// What a record names by a key: the output of these schemas is the named record itself.

export const pictureNameSchema = z
  .string()
  .refine(hasPicture, {
    error: ({ input }) => `names ${pictureFile(String(input))}, which is not in public/pictures`,
  })
  .describe('A file of public/pictures: a drawing without .svg, a photograph with its ending.');

export const alternativeTextSchema = z.string().min(10).meta({
  title: 'Alternative text',
  description: 'What the picture shows, for those who cannot see it.',
});

/** The files of the folder `stories`; `npm run content:check` writes the type of their names. */
export const storyKeySchema = z.enum(namesIn('stories') as StoryKey[]);

/** A picture with information, and its alternative text. */
export function pictureSchema(kind: PictureKind) {
  return z
    .strictObject({ name: pictureNameSchema, alt: alternativeTextSchema })
    .transform(({ name, alt }) => picture(kind, name, alt));
}

/** A picture of one of the kinds, which the record names. */
function pictureOfKindSchema<Kind extends PictureKind>(...kinds: Kind[]) {
  return z
    .strictObject({ name: pictureNameSchema, kind: z.enum(kinds), alt: alternativeTextSchema })
    .transform(({ name, kind, alt }) => picture(kind, name, alt));
}

/** A screen of a product, on a phone or in a browser. */
export const screenSchema = pictureOfKindSchema('phone', 'browser');

/** The product screens in the opening of a service, drawn larger than in the galleries. */
export const openingScreensSchema = z
  .array(pictureOfKindSchema('screen', 'handset'))
  .min(1)
  .max(2)
  .readonly()
  .describe('One or two; a phone shows the first.');

/** The cities of the offices in @kestrova/regions. */
export const officeCities = [
  ...new Set(regions.flatMap(({ offices }) => offices.map(({ city }) => city))),
];

/** A person of the company whom pages show by name. */
export const personSchema = z.strictObject({
  name: texts.label,
  role: texts.label,
  city: z.enum(officeCities).describe('City of the office where the person works.'),
  portrait: pictureSchema('portrait'),
});

export const personKeySchema = z
  .enum(namesIn('people'))
  .describe('A file of the folder people, without .json.')
  .transform((name) => readFile(`people/${name}`, personSchema));

/** A measured result or fact. */
export const figureSchema = z.strictObject({
  figure: z
    .string()
    .regex(/\d/, 'has no digit')
    .max(9)
    .describe('The number, set large, with its unit.'),
  label: texts.label.max(50).describe('What the figure measures.'),
});

/** The company in figures; every page that shows one names it by its key. */
export const companyFiguresSchema = texts.fields(
  figureSchema,
  'founded',
  'people',
  'systems',
  'relationship',
);

export const companyFigureSchema = companyFiguresSchema
  .keyof()
  .describe('A key of company-figures.json.')
  .transform((key) => readFile('company-figures', companyFiguresSchema)[key]);

export type Person = z.infer<typeof personSchema>;
export type { StoryKey };
