import type { LegalPage } from '@kestrova/content';
import { termsPolicyPage as copy } from '@kestrova/content/pages/terms-policy';
import { useDeferredValue, useEffect, useRef } from 'react';
import type { PageRecord } from '../../router/page-table.tsx';
import { focusMainHeading } from '../../router/use-page-arrival.ts';
import { TextDocument } from '../../sections/text-document.tsx';
import { LegalChoice } from './legal-choice.tsx';
import { legalPages, legalTexts, useLegalText } from './use-legal-text.ts';

export const { meta, breadcrumb } = copy;

/** Both texts: a link chooses one of them only when it is followed. */
export const record: PageRecord = {
  preload: () => Promise.all(legalPages.map(legalTexts.preload)),
  isReady: () => legalPages.every((page) => legalTexts.get(page) !== undefined),
};

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
  return <TextDocument text={legalTexts.use(page)} dayLabel={copy.effective} />;
}

/** Leads the focus to another text's heading from the link far below it, or the button that is gone. */
function useFocusOnChange(chosen: LegalPage | undefined): void {
  const shown = useRef(chosen);
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    const focused = document.activeElement;
    if (focused === document.body || focused?.closest('footer')) focusMainHeading();
  }, [chosen]);
}
