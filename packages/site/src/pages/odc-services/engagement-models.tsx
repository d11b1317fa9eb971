import type { Card, CardSection } from '@kestrova/content';
import { Reveal, Section } from '@kestrova/design-system';
import { CardRows } from '../../sections/card-rows.tsx';

/** The ways to contract; the section fades in when it is scrolled into view (spec 2.8). */
export function EngagementModels({ section }: { section: CardSection<Card> }) {
  return (
    <Reveal>
      <Section tone="sunken" layout="split" title={section.heading} lead={section.text}>
        <CardRows cards={section.cards} />
      </Section>
    </Reveal>
  );
}
