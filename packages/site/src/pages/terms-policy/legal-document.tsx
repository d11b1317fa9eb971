import type { LegalPage, TermsPolicyPageCopy } from '@kestrova/content';
import { use } from 'react';
import { TextDocument } from '../../sections/text-document.tsx';
import { loadLegalText } from './load-legal-text.ts';

interface LegalDocumentProps {
  page: LegalPage;
  copy: TermsPolicyPageCopy;
}

/** One of the two legal texts. */
export function LegalDocument({ page, copy }: LegalDocumentProps) {
  return <TextDocument text={use(loadLegalText(page))} dayLabel={copy.effective} />;
}
