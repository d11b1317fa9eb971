import type { ServiceGroup } from '@kestrova/content';
import { Grid, Reveal, Section, ValueCard } from '@kestrova/design-system';
import { Icon } from '../../icons/icon.tsx';
import { CardRows } from '../../sections/card-rows.tsx';
import { HeadedCards } from '../../sections/headed-cards.tsx';
import { LeadCards } from '../../sections/lead-cards.tsx';
import styles from './service-groups.module.css';

/** The groups of a service, each in a form of its own so that they do not read as one wall. */
export function ServiceGroups({ groups }: { groups: readonly ServiceGroup[] }) {
  return groups.map((group, position) => {
    const Group = GROUPS[position % GROUPS.length] ?? RowsGroup;
    return <Group key={group.heading} {...group} />;
  });
}

const GROUPS = [RowsGroup, LeadGroup, ColumnsGroup] as const;

function RowsGroup({ icon, heading, text, cards }: ServiceGroup) {
  return (
    <Section layout="split" title={<GroupTitle icon={icon} heading={heading} />} lead={text}>
      <Reveal>
        <CardRows cards={cards} />
      </Reveal>
    </Section>
  );
}

function LeadGroup({ icon, heading, text, cards }: ServiceGroup) {
  const [first, ...others] = cards;
  return (
    <Section tone="sunken" title={heading} lead={text}>
      <Reveal>
        <LeadCards cards={first ? [{ ...first, icon }, ...others] : others} />
      </Reveal>
    </Section>
  );
}

function ColumnsGroup({ icon, heading, text, cards }: ServiceGroup) {
  const title = <GroupTitle icon={icon} heading={heading} />;
  if (cards.length % 3 === 2) return <HeadedCards title={title} lead={text} cards={cards} />;
  return (
    <Section title={title} lead={text}>
      <Reveal>
        <Grid columns={3}>
          {cards.map((card) => (
            <ValueCard key={card.title} title={card.title}>
              <p>{card.text}</p>
            </ValueCard>
          ))}
        </Grid>
      </Reveal>
    </Section>
  );
}

function GroupTitle({ icon, heading }: Pick<ServiceGroup, 'icon' | 'heading'>) {
  return (
    <>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      {heading}
    </>
  );
}
