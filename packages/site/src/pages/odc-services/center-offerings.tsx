import type { CardSection, IconCard } from '@kestrova/content';
import { Grid, Reveal, Section, ServiceCard } from '@kestrova/design-system';
import { Icon } from '../../icons/icon.tsx';

/** The kinds of work that a center can take on. */
export function CenterOfferings({ section }: { section: CardSection<IconCard> }) {
  return (
    <Section title={section.heading} lead={section.text}>
      <Reveal>
        <Grid columns={3}>
          {section.cards.map(({ icon, title, text }) => (
            <ServiceCard key={title} title={title} icon={<Icon name={icon} />}>
              <p>{text}</p>
            </ServiceCard>
          ))}
        </Grid>
      </Reveal>
    </Section>
  );
}
