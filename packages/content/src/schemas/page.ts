import * as z from 'zod';
import { ContentError, readFile } from '../files.ts';
import { pageMetaSchema } from './card.ts';
import { createBreadcrumb, pageAboveSchema } from './navigation.ts';
import { sectionSchema, type Section, type SectionKind, type SectionOf } from './sections.ts';
import * as texts from './text.ts';

/** The kinds of section that a page may open with. */
type Opening = SectionOf<'hero' | 'document' | 'payment'>;

/** A page as a list of sections, the first of which is its opening. */
export const pageSchema = z
  .strictObject({
    meta: pageMetaSchema,
    breadcrumb: texts
      .listOf(pageAboveSchema)
      .optional()
      .describe('The pages above this one, from /home down. Without it the page shows none.'),
    noindex: z.literal(true).optional().describe('Keeps the page out of search engines.'),
    lastDay: z.iso
      .date()
      .optional()
      .describe(
        'The last day of the page, such as 2027-03-31; after it the address leads to Home.',
      ),
    sections: z
      .array(sectionSchema)
      .refine(([first]) => first && isOpening(first), 'begin with one of the kinds hero, document')
      .readonly(),
  })
  .transform(({ breadcrumb, sections, ...page }) => {
    const opening = sections.find(isOpening);
    return {
      ...page,
      ...(breadcrumb && { breadcrumb: createBreadcrumb(opening?.heading ?? '', ...breadcrumb) }),
      sections: sections.map((section) => showSheetAgain(section, opening)),
    };
  });

function isOpening(section: Section): section is Opening {
  return ['hero', 'document', 'payment'].includes(section.kind);
}

/** A closing without a drawing of its own shows the sheet of the opening again. */
function showSheetAgain(section: Section, opening: Opening | undefined): Section {
  const sheet = opening?.kind === 'hero' && opening.sheet;
  return section.kind === 'closing' && sheet ? { sends: sheet, ...section } : section;
}

/** The first section of this kind on a page. @throws ContentError if the page has none. */
export function readSection<Kind extends SectionKind>(page: string, kind: Kind): SectionOf<Kind> {
  const { sections } = readFile(`pages/${page}`, pageSchema);
  const section = sections.find((one): one is SectionOf<Kind> => one.kind === kind);
  if (section) return section;
  throw new ContentError(`pages/${page}.json`, `sections has none of the kind ${kind}`);
}

export type Page = z.output<typeof pageSchema>;
