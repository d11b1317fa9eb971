import type { LinkCard } from '@kestrova/content';
import { Grid, Reveal, Section, ServiceCard } from '@kestrova/design-system';
import { Icon } from '../../icons/icon.tsx';

/** The services as cards that lead to their pages. */
export function ServiceLinks({ cards }: { cards: readonly LinkCard[] }) {
  return (
    <Section>
      <Reveal>
        <Grid columns={3}>
          {cards.map(({ icon, title, text, link }) => (
            <ServiceCard
              key={title}
              title={title}
              icon={<Icon name={icon} />}
              href={link.to}
              linkLabel={link.label}
              headingLevel={2}
            >
              <p>{text}</p>
            </ServiceCard>
          ))}
        </Grid>
      </Reveal>
    </Section>
  );
}
