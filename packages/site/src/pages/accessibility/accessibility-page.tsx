import type { AccessibilityPageCopy } from '@kestrova/content';
import { Figures } from '../../sections/figures.tsx';
import { TextDocument } from '../../sections/text-document.tsx';

/** The accessibility statement: what is tested, with which result, and how to report a problem. */
export function AccessibilityPage({ copy }: { copy: AccessibilityPageCopy }) {
  return (
    <TextDocument text={copy} dayLabel={copy.tested}>
      <Figures figures={copy.figures} size="small" />
    </TextDocument>
  );
}
