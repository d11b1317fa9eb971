import { accessibilityPage as copy } from '@kestrova/content/pages/accessibility';
import { Figures } from '../../sections/figures.tsx';
import { TextDocument } from '../../sections/text-document.tsx';

export const { meta, breadcrumb } = copy;

/** The accessibility statement: what is tested, with which result, and how to report a problem. */
export default function AccessibilityPage() {
  return (
    <TextDocument text={copy} dayLabel={copy.tested}>
      <Figures figures={copy.figures} size="small" />
    </TextDocument>
  );
}
