import type { Breadcrumb, LegalBlock, LegalText } from '@kestrova/content';
import { Link, Prose, Section } from '@kestrova/design-system';
import type { ReactNode } from 'react';
import { BelowHero } from '../lib/first-screen/below-hero.tsx';
import { useRegion } from '../lib/region.tsx';
import { formatDay, phoneUrl } from './format-text.ts';
import { PageHero } from './page-hero.tsx';
import split from './split.module.css';
import styles from './text-document.module.css';

interface TextDocumentProps {
  text: Omit<LegalText, 'breadcrumb'>;
  breadcrumb: Breadcrumb | undefined;
  /** Before the text's day. */
  dayLabel: string;
  /** The content under the day. */
  children?: ReactNode;
}

/** A long text: the headings of its sections on the left, the texts on the right. */
export function TextDocument({ text, breadcrumb, dayLabel, children }: TextDocumentProps) {
  const { locale } = useRegion();
  const { heading, intro, effective, sections } = text;
  return (
    <article>
      <PageHero hero={{ heading, text: intro }} breadcrumb={breadcrumb}>
        <p className={styles.effective}>
          {dayLabel} <time dateTime={effective}>{formatDay(effective, locale)}</time>
        </p>
        {children}
      </PageHero>
      <BelowHero>
        <Section>
          <div>
            {sections.map(({ id, heading: title, blocks }) => (
              <section key={id} className={styles.section} aria-labelledby={id}>
                <div className={split.split}>
                  <h2 id={id} className={styles.title}>
                    {title}
                  </h2>
                  <Prose>
                    <TextBlocks blocks={blocks} />
                  </Prose>
                </div>
              </section>
            ))}
          </div>
        </Section>
      </BelowHero>
    </article>
  );
}

/** The paragraphs, lists and contact details of a long text. */
export function TextBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  // The order of the blocks never changes.
  return blocks.map((block, position) => {
    if (block.kind === 'paragraph') return <p key={position}>{block.text}</p>;
    if (block.kind === 'contact') return <Contact key={position} {...block} />;
    return (
      <ul key={position}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  });
}

function Contact({ name, address, email, phone }: Extract<LegalBlock, { kind: 'contact' }>) {
  return (
    <address>
      {[name, ...address].map((line) => (
        <div key={line}>{line}</div>
      ))}
      <div>
        <Link href={`mailto:${email}`}>{email}</Link>
      </div>
      <div>
        <Link href={phoneUrl(phone)}>{phone}</Link>
      </div>
    </address>
  );
}
