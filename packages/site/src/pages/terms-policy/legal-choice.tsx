import type { TermsPolicyPageCopy, LegalPage, SupportLink } from '@kestrova/content';
import { Breadcrumb, Button, Hero } from '@kestrova/design-system';
import { chooseLegalText } from '../../lib/legal-text.ts';
import { LegalPlainText } from './legal-document.tsx';
import styles from './legal.module.css';

interface LegalChoiceProps {
  copy: TermsPolicyPageCopy;
  texts: readonly SupportLink[];
}

/**
 * Both texts to choose from, so that nobody faces a blank page. Without JavaScript nothing can be
 * stored, so there both texts follow at once.
 */
export function LegalChoice({ copy, texts }: LegalChoiceProps) {
  return (
    <div className={styles.screen}>
      <Hero
        title={copy.heading}
        lead={copy.text}
        breadcrumb={
          <Breadcrumb items={copy.breadcrumb.map(({ label, to }) => ({ label, href: to }))} />
        }
        actions={texts.map(({ page, label }) => (
          <Button key={page} variant="secondary" onClick={() => choose(page)}>
            {label}
          </Button>
        ))}
      />
      <noscript>
        {texts.map(({ page }) => (
          <LegalPlainText key={page} page={page} />
        ))}
      </noscript>
    </div>
  );
}

function choose(page: LegalPage) {
  chooseLegalText(page);
  scrollTo({ top: 0 });
}
