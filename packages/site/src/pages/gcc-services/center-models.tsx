import type { Card as CardCopy, CardSection } from '@kestrova/content';
import { Card, Grid, Reveal, Section } from '@kestrova/design-system';
import { columnDelay } from '../../sections/column-delay.ts';

/** Who may own and run a center, side by side. */
export function CenterModels({ section }: { section: CardSection<CardCopy> }) {
  return (
    <Section tone="brand" title={section.heading} lead={section.text}>
      <Grid columns={3}>
        {section.cards.map(({ title, text }, position) => (
          <Reveal key={title} delay={columnDelay(position, 3)}>
            <Card look="ruled" title={title}>
              <p>{text}</p>
            </Card>
          </Reveal>
        ))}
      </Grid>
    </Section>
  );
}
