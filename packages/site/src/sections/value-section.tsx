import type { Card as CardCopy, CardSection } from '@kestrova/content';
import { Card, Grid, Reveal, Section } from '@kestrova/design-system';
import type { ComponentProps } from 'react';
import { columnDelay } from './column-delay.ts';

interface ValueSectionProps extends Pick<
  ComponentProps<typeof Section>,
  'tone' | 'layout' | 'density'
> {
  section: CardSection<CardCopy>;
  columns: 2 | 3 | 4;
}

/** Reasons, promises or values under one heading: no boxes, room to read. */
export function ValueSection({ section, columns, ...look }: ValueSectionProps) {
  return (
    <Section title={section.heading} lead={section.text} {...look}>
      <Grid columns={columns}>
        {section.cards.map(({ title, text }, position) => (
          <Reveal key={title} delay={columnDelay(position, columns)}>
            <Card look="ruled" title={title}>
              <p>{text}</p>
            </Card>
          </Reveal>
        ))}
      </Grid>
    </Section>
  );
}
