import { footerNavigation, type LegalPage } from '@kestrova/content';
import { termsPolicyPage as copy } from '@kestrova/content/pages/terms-policy';
import { Button, Prose, Section } from '@kestrova/design-system';
import { Fragment } from 'react';
import { chooseLegalText } from '../../lib/legal-text.ts';
import { PageHero } from '../../sections/page-hero.tsx';
import { TextBlocks } from '../../sections/text-document.tsx';
import { legalTexts } from './use-legal-text.ts';
import styles from './legal.module.css';

const { links: texts } = footerNavigation.support;

/**
 * Both texts to choose from, so that nobody faces a blank page. Without JavaScript nothing can be
 * stored, so there both texts follow at once.
 */
export function LegalChoice() {
  return (
    <div className={styles.screen}>
      <PageHero
        hero={copy}
        breadcrumb={copy.breadcrumb}
        actions={texts.map(({ page, label }) => (
          <Button key={page} variant="secondary" onClick={() => choose(page)}>
            {label}
          </Button>
        ))}
      />
      <noscript>
        {texts.map(({ page }) => (
          <PlainText key={page} page={page} />
        ))}
      </noscript>
    </div>
  );
}

function choose(page: LegalPage) {
  chooseLegalText(page);
  scrollTo({ top: 0 });
}

/** A legal text in the fewest elements. */
function PlainText({ page }: { page: LegalPage }) {
  const { heading, intro, sections } = legalTexts.use(page);
  return (
    <Section title={heading}>
      <Prose>
        <p>{intro}</p>
        {sections.map(({ id, heading: title, blocks }) => (
          <Fragment key={id}>
            <h3>{title}</h3>
            <TextBlocks blocks={blocks} />
          </Fragment>
        ))}
      </Prose>
    </Section>
  );
}
