import type { LegalChooser, LegalPage } from '@kestrova/content';
import { Breadcrumb, Hero } from '@kestrova/design-system';
import { use } from 'react';
import { LegalDay } from './legal-day.tsx';
import { LegalSections } from './legal-sections.tsx';
import { loadLegalText } from './load-legal-text.ts';

interface LegalDocumentProps {
  page: LegalPage;
  words: LegalChooser;
}

/** One of the two legal texts, whole. */
export function LegalDocument({ page, words }: LegalDocumentProps) {
  const text = use(loadLegalText(page));
  const { heading, intro, breadcrumb } = text;
  return (
    <article>
      <Hero
        title={heading}
        lead={intro}
        breadcrumb={<Breadcrumb items={breadcrumb.map(({ label, to }) => ({ label, href: to }))} />}
      >
        <LegalDay text={text} words={words} />
      </Hero>
      <LegalSections page={page} words={words} />
    </article>
  );
}
