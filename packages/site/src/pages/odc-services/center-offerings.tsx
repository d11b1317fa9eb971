import type { Card, CardSection } from '@kestrova/content';
import { Grid, Reveal, Section, ServiceCard } from '@kestrova/design-system';

/** The kinds of work that a center can take on. */
export function CenterOfferings({ section }: { section: CardSection<Card> }) {
  return (
    <Section title={section.heading} lead={section.text}>
      <Reveal motion="rise">
        <Grid columns={3}>
          {section.cards.map(({ title, text }) => (
            <ServiceCard key={title} title={title}>
              <p>{text}</p>
            </ServiceCard>
          ))}
        </Grid>
      </Reveal>
    </Section>
  );
}
