import type { Card, CardSection } from '@kestrova/content';
import { Grid, Reveal, Section, ValueCard } from '@kestrova/design-system';
import { columnDelay } from '../../sections/column-delay.ts';

/** Who may own and run a center, side by side. */
export function CenterModels({ section }: { section: CardSection<Card> }) {
  return (
    <Section tone="brand" title={section.heading} lead={section.text}>
      <Grid columns={3}>
        {section.cards.map(({ title, text }, position) => (
          <Reveal key={title} delay={columnDelay(position, 3)}>
            <ValueCard title={title}>
              <p>{text}</p>
            </ValueCard>
          </Reveal>
        ))}
      </Grid>
    </Section>
  );
}
