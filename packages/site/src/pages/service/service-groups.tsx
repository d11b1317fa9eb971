import type { ServiceGroup } from '@kestrova/content';
import { Card, Grid, Reveal, Section } from '@kestrova/design-system';
import { CardRows } from '../../sections/card-rows.tsx';
import { HeadedCards } from '../../sections/headed-cards.tsx';
import { LeadCards } from '../../sections/lead-cards.tsx';

/** The groups of a service, each in a form of its own so that they do not read as one wall. */
export function ServiceGroups({ groups }: { groups: readonly ServiceGroup[] }) {
  return groups.map((group, position) => {
    const Group = GROUPS[position % GROUPS.length] ?? RowsGroup;
    return <Group key={group.heading} {...group} />;
  });
}

const GROUPS = [RowsGroup, LeadGroup, ColumnsGroup] as const;

function RowsGroup({ heading, text, cards }: ServiceGroup) {
  return (
    <Section layout="split" title={heading} lead={text}>
      <Reveal>
        <CardRows cards={cards} />
      </Reveal>
    </Section>
  );
}

function LeadGroup({ heading, text, cards }: ServiceGroup) {
  return (
    <Section tone="sunken" title={heading} lead={text}>
      <Reveal motion="rise">
        <LeadCards cards={cards} />
      </Reveal>
    </Section>
  );
}

function ColumnsGroup({ heading, text, cards }: ServiceGroup) {
  if (cards.length % 3 === 2) return <HeadedCards title={heading} lead={text} cards={cards} />;
  return (
    <Section title={heading} lead={text}>
      <Reveal motion="rise">
        <Grid columns={3}>
          {cards.map((card) => (
            <Card look="ruled" key={card.title} title={card.title}>
              <p>{card.text}</p>
            </Card>
          ))}
        </Grid>
      </Reveal>
    </Section>
  );
}
