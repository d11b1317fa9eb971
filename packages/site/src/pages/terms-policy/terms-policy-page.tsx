import { footerNavigation, legalChooser } from '@kestrova/content';
import { Suspense } from 'react';
import { useLegalText } from '../../navigation/legal-text.ts';
import { LegalChoice } from './legal-choice.tsx';
import { LegalDocument } from './legal-document.tsx';
import { LegalWait } from './legal-wait.tsx';

/** Terms and Conditions or the Privacy Policy, whichever the stored value names (spec 2.19). */
export function TermsPolicyPage() {
  const chosen = useLegalText();
  if (chosen === undefined) {
    return <LegalChoice words={legalChooser} texts={footerNavigation.support.links} />;
  }
  return (
    <Suspense fallback={<LegalWait />}>
      <LegalDocument key={chosen} page={chosen} words={legalChooser} />
    </Suspense>
  );
}
