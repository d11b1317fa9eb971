import type { Card, CardSection } from '@kestrova/content';
import { Reveal, Section } from '@kestrova/design-system';
import { CardRows } from './card-rows.tsx';

/** The industries that a service is for, and what it does for each. */
export function IndustriesSection({ section }: { section: CardSection<Card> }) {
  return (
    <Section
      tone="sunken"
      density="tight"
      layout="split"
      title={section.heading}
      lead={section.text}
    >
      <Reveal>
        <CardRows cards={section.cards} />
      </Reveal>
    </Section>
  );
}
