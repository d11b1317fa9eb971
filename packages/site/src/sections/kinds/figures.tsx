import { Section } from '@kestrova/design-system';
import { Figures } from '../figures.tsx';
import type { SectionProps } from '../section-page.tsx';

export default function FiguresSection({ section: { figures } }: SectionProps<'figures'>) {
  return (
    <Section tone="sunken" density="tight">
      <Figures figures={figures} />
    </Section>
  );
}
