import type { CardSection, IconCard } from '@kestrova/content';
import { Reveal, Section } from '@kestrova/design-system';
import { CardRows } from './card-rows.tsx';

/** The industries that a service is for, and what it does for each. */
export function IndustriesSection({ section }: { section: CardSection<IconCard> }) {
  return (
    <Section tone="sunken" layout="split" title={section.heading} lead={section.text}>
      <Reveal>
        <CardRows cards={section.cards} />
      </Reveal>
    </Section>
  );
}
