import type { Card, CardSection } from '@kestrova/content';
import { Grid, Reveal, Section, ValueCard } from '@kestrova/design-system';
import type { ComponentProps } from 'react';
import { columnDelay } from './column-delay.ts';

interface ValueSectionProps extends Pick<
  ComponentProps<typeof Section>,
  'tone' | 'layout' | 'density'
> {
  section: CardSection<Card>;
  columns: 2 | 3 | 4;
}

/** Reasons, promises or values under one heading: no boxes, room to read. */
export function ValueSection({ section, columns, ...look }: ValueSectionProps) {
  return (
    <Section title={section.heading} lead={section.text} {...look}>
      <Grid columns={columns}>
        {section.cards.map(({ title, text }, position) => (
          <Reveal key={title} delay={columnDelay(position, columns)}>
            <ValueCard title={title}>
              <p>{text}</p>
            </ValueCard>
          </Reveal>
        ))}
      </Grid>
    </Section>
  );
}
