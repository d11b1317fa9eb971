import type { CardSection, IconCard } from '@kestrova/content';
import { Grid, Reveal, Section, ValueCard } from '@kestrova/design-system';
import type { ComponentProps } from 'react';
import { Icon } from '../icons/icon.tsx';
import { columnDelay } from './column-delay.ts';

interface ValueSectionProps extends Pick<ComponentProps<typeof Section>, 'tone' | 'layout'> {
  section: CardSection<IconCard>;
  columns: 2 | 3 | 4;
}

/** Reasons, promises or values under one heading: no boxes, room to read. */
export function ValueSection({ section, columns, tone, layout }: ValueSectionProps) {
  return (
    <Section
      title={section.heading}
      lead={section.text}
      {...(tone && { tone })}
      {...(layout && { layout })}
    >
      <Grid columns={columns}>
        {section.cards.map(({ icon, title, text }, position) => (
          <Reveal key={title} delay={columnDelay(position, columns)}>
            <ValueCard title={title} icon={<Icon name={icon} />}>
              <p>{text}</p>
            </ValueCard>
          </Reveal>
        ))}
      </Grid>
    </Section>
  );
}
