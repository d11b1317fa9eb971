import { Prose, Reveal, Section } from '@kestrova/design-system';
import type { SectionProps } from '../section-page.tsx';

export default function Text({ section: { heading, paragraphs } }: SectionProps<'text'>) {
  return (
    <Section layout="split" title={heading}>
      <Reveal>
        <Prose size="lead">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Reveal>
    </Section>
  );
}
