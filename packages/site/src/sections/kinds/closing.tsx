import { ClosingSection } from '../closing-section.tsx';
import type { SectionProps } from '../section-page.tsx';

export default function Closing({ section, page: { sections } }: SectionProps<'closing'>) {
  // One panel of a page has the cut corner.
  const isCutAbove = sections.some((one) => one.kind === 'stories' || 'screens' in one);
  return <ClosingSection closing={section} cut={!isCutAbove} />;
}
