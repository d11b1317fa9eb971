import type { CardSection, IconCard } from '@kestrova/content';
import { Grid, IndustryCard, Reveal, Section } from '@kestrova/design-system';
import { Icon } from '../icons/icon.tsx';

interface IndustriesSectionProps {
  section: CardSection<IconCard>;
  /** How many stand in a row where there is room. */
  columns?: 3 | 4;
}

/** The industries that a page speaks of, one line with an icon each. */
export function IndustriesSection({ section, columns = 3 }: IndustriesSectionProps) {
  return (
    <Section tone="sunken" title={section.heading} lead={section.text}>
      <Reveal>
        <Grid columns={columns} gap="tight">
          {section.cards.map(({ icon, title, text }) => (
            <IndustryCard key={title} title={title} icon={<Icon name={icon} />}>
              <p>{text}</p>
            </IndustryCard>
          ))}
        </Grid>
      </Reveal>
    </Section>
  );
}
