import type { Card as CardCopy, CardSection } from '@kestrova/content';
import { Card, Grid, Reveal, Section } from '@kestrova/design-system';

/** The kinds of work that a center can take on. */
export function CenterOfferings({ section }: { section: CardSection<CardCopy> }) {
  return (
    <Section title={section.heading} lead={section.text}>
      <Reveal motion="rise">
        <Grid columns={3}>
          {section.cards.map(({ title, text }) => (
            <Card key={title} title={title}>
              <p>{text}</p>
            </Card>
          ))}
        </Grid>
      </Reveal>
    </Section>
  );
}
