import { footerNavigation, type LegalPage } from '@kestrova/content';
import { termsPolicyPage as copy } from '@kestrova/content/pages/terms-policy';
import { Button, Prose, Section } from '@kestrova/design-system';
import { Fragment, useDeferredValue, useEffect, useRef } from 'react';
import { chooseLegalText } from '../../lib/choices/legal-text.ts';
import { LaterStyles } from '../../lib/first-screen/later-styles.tsx';
import { focusMainHeading } from '../../router/use-page-arrival.ts';
import { PageHero } from '../../sections/page-hero.tsx';
import { TextBlocks, TextDocument } from '../../sections/text-document.tsx';
import styles from './legal.module.css';
import { legalPages, legalTexts, useLegalText } from './use-legal-text.ts';

const { links: texts } = footerNavigation.support;

export const { meta, breadcrumb } = copy;

/** Loads both texts: a link chooses one of them only when it is followed. */
export const preload = () => Promise.all(legalPages.map(legalTexts.preload));

/** Terms and Conditions or the Privacy Policy, whichever the stored value names (spec 2.19). */
export default function TermsPolicyPage() {
  // The old content stays until the text has arrived. There is no separate boundary: React would show its
  // fallback first, and the text at least 300 ms later.
  const chosen = useDeferredValue(useLegalText());
  useFocusOnChange(chosen);
  if (chosen === undefined) return <LegalChoice />;
  return <LegalDocument key={chosen} page={chosen} />;
}

function LegalDocument({ page }: { page: LegalPage }) {
  const text = legalTexts.use(page);
  return <TextDocument text={text} breadcrumb={text.breadcrumb} dayLabel={copy.effective} />;
}

/** Moves the focus to a new text's heading: the link is far below it, or the button is gone. */
function useFocusOnChange(chosen: LegalPage | undefined): void {
  const shown = useRef(chosen);
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    const focused = document.activeElement;
    if (focused === document.body || focused?.closest('footer')) focusMainHeading();
  }, [chosen]);
}

/**
 * Offers both texts, since a page without one would be blank. Without JavaScript the choice cannot be
 * stored, so both texts are shown.
 */
function LegalChoice() {
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
      <LaterStyles />
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
