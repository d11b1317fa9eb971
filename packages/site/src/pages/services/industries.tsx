import type { CardSection, Industry } from '@kestrova/content';
import { Grid, IndustryCard, Reveal, Section } from '@kestrova/design-system';
import { Icon } from '../../sections/icon.tsx';

/** Every industry that the company serves, a line each. */
export function Industries({ section }: { section: CardSection<Industry> }) {
  return (
    <Section tone="sunken" density="tight" title={section.heading} lead={section.text}>
      <Reveal motion="rise">
        <Grid columns={4} gap="tight">
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
