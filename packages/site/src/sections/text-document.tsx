import type { LegalText } from '@kestrova/content';
import { Breadcrumb, Hero, Prose, Section } from '@kestrova/design-system';
import type { ReactNode } from 'react';
import { useRegion } from '../lib/region.tsx';
import { formatDay } from './format-day.ts';
import { TextBlock } from './text-block.tsx';
import styles from './text-document.module.css';

interface TextDocumentProps {
  text: LegalText;
  /** Before the text's day. */
  dayLabel: string;
  /** What stands under the day. */
  children?: ReactNode;
}

/** A long text: what each section is about on the left, what it says on the right. */
export function TextDocument({ text, dayLabel, children }: TextDocumentProps) {
  const { locale } = useRegion();
  const { heading, intro, breadcrumb, effective, sections } = text;
  return (
    <article>
      <Hero
        title={heading}
        lead={intro}
        breadcrumb={<Breadcrumb items={breadcrumb.map(({ label, to }) => ({ label, href: to }))} />}
      >
        <p className={styles.effective}>
          {dayLabel} <time dateTime={effective}>{formatDay(effective, locale)}</time>
        </p>
        {children}
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
                    <TextBlock key={position} block={block} />
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
