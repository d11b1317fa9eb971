import * as z from 'zod';
import { readFile } from '../files.ts';
import { pageMetaSchema } from './card.ts';
import { brandSchema, createBreadcrumb } from './navigation.ts';
import * as texts from './text.ts';

const daySchema = z.iso.date().describe('A calendar day in ISO 8601.');

const pointSchema = z
  .string()
  .min(10)
  .max(400)
  .regex(/[.;]$/, 'does not end with a full stop or a semicolon')
  .describe('A point of a list. It may be half a sentence.');

/** How to reach the company: the lines are printed one under the other. */
const contactSchema = z.strictObject({ kind: z.literal('contact') }).transform(({ kind }) => {
  const { legalName, address, emails, phones } = readFile('brand', brandSchema);
  return { kind, name: legalName, address, email: emails.business, phone: phones[0] };
});

const legalBlockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), text: texts.paragraph }),
  z.strictObject({ kind: z.literal('list'), items: texts.listOf(pointSchema) }),
  contactSchema,
]);

const sectionsSchema = texts.listOf(
  z.strictObject({
    id: z
      .string()
      .regex(/^[a-z-]+$/, 'is missing or not in small letters: write "## Heading {#anchor}"')
      .describe('Anchor of the section, unique in its text.'),
    heading: texts.heading,
    blocks: texts.listOf(legalBlockSchema),
  }),
);

/** A text with sections: a legal text or a statement. */
export const textSchema = z.strictObject({
  heading: texts.heading,
  effective: daySchema,
  intro: texts.paragraph,
  sections: sectionsSchema,
});

type TextSource = z.input<typeof textSchema>;

export const legalTextSchema = z
  .strictObject({ heading: z.string(), effective: z.string(), text: z.string() })
  .transform(({ text, ...head }): TextSource => ({ ...head, ...splitText(text) }))
  .pipe(textSchema)
  .transform(addBreadcrumb);

export const termsPolicyPageSchema = z
  .strictObject({
    meta: pageMetaSchema,
    heading: texts.heading,
    text: texts.message,
    effective: texts.label.describe('Before the day from which a text applies.'),
  })
  .transform(addBreadcrumb);

/** Adds the breadcrumb from the home page to the text. */
function addBreadcrumb<Text extends { heading: string }>(text: Text) {
  return { ...text, breadcrumb: createBreadcrumb(text.heading, '/home') };
}

/** The parts of a legal text in Markdown: a paragraph, then sections under `## Heading {#id}`. */
function splitText(source: string): Pick<TextSource, 'intro' | 'sections'> {
  const [intro = '', ...sections] = source.split(/^## /mu);
  return {
    intro: intro.trim(),
    sections: sections.map((section) => {
      const [, heading = '', id = '', text = ''] =
        /^(.*?)(?: \{#(.*?)\})?\n(.*)$/su.exec(section) ?? [];
      return { id, heading, blocks: text.trim().split('\n\n').map(toBlock) };
    }),
  };
}

function toBlock(text: string): z.input<typeof legalBlockSchema> {
  if (text === '[contact]') return { kind: 'contact' };
  if (text.startsWith('- ')) return { kind: 'list', items: text.slice(2).split('\n- ') };
  return { kind: 'paragraph', text };
}

export type LegalBlock = z.infer<typeof legalBlockSchema>;
export type LegalText = z.infer<typeof legalTextSchema>;
