import type { Card, CardSection } from '@kestrova/content';
import { Grid, Reveal, Section, ValueCard } from '@kestrova/design-system';

/** Who may own and run a center, side by side. */
export function CenterModels({ section }: { section: CardSection<Card> }) {
  return (
    <Section tone="brand" title={section.heading} lead={section.text}>
      <Reveal>
        <Grid columns={3}>
          {section.cards.map(({ title, text }) => (
            <ValueCard key={title} title={title}>
              <p>{text}</p>
            </ValueCard>
          ))}
        </Grid>
      </Reveal>
    </Section>
  );
}
