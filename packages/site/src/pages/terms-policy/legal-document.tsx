import type { TermsPolicyPageCopy, LegalPage } from '@kestrova/content';
import { Breadcrumb, Hero, Prose, Section } from '@kestrova/design-system';
import { use } from 'react';
import { formatDay } from '../../sections/format-day.ts';
import { useRegion } from '../../app/region.tsx';
import { LegalBlock } from './legal-block.tsx';
import styles from './legal.module.css';
import { loadLegalText } from './load-legal-text.ts';

interface LegalDocumentProps {
  page: LegalPage;
  copy: TermsPolicyPageCopy;
}

/** One of the two legal texts: what each section is about on the left, what it says on the right. */
export function LegalDocument({ page, copy }: LegalDocumentProps) {
  const { locale } = useRegion();
  const { heading, intro, breadcrumb, effective, sections } = use(loadLegalText(page));
  return (
    <article>
      <Hero
        title={heading}
        lead={intro}
        breadcrumb={<Breadcrumb items={breadcrumb.map(({ label, to }) => ({ label, href: to }))} />}
      >
        <p className={styles.effective}>
          {copy.effective} <time dateTime={effective}>{formatDay(effective, locale)}</time>
        </p>
      </Hero>
      <Section>
        <div>
          {sections.map(({ id, heading: title, blocks }) => (
            <section key={id} className={styles.section} aria-labelledby={id}>
              <div className={styles.chapter}>
                <h2 id={id} className={styles.title}>
                  {title}
                </h2>
                <Prose>
                  {blocks.map((block, position) => (
                    // A text never changes the order of its blocks.
                    <LegalBlock key={position} block={block} />
                  ))}
                </Prose>
              </div>
            </section>
          ))}
        </div>
      </Section>
    </article>
  );
}
