import type { CardSection, Industry } from '@kestrova/content';
import { Card, Grid, Icon, Reveal, Section } from '@kestrova/design-system';
import { publicUrl } from '../../sections/picture-url.ts';

/** Every industry that the company serves, a line each. */
export function Industries({ section }: { section: CardSection<Industry> }) {
  return (
    <Section tone="sunken" density="tight" title={section.heading} lead={section.text}>
      <Reveal motion="rise">
        <Grid columns={4} gap="tight">
          {section.cards.map(({ icon, title, text }) => (
            <Card
              look="line"
              key={title}
              title={title}
              icon={<Icon href={publicUrl(`icons.svg#${icon}`)} />}
            >
              <p>{text}</p>
            </Card>
          ))}
        </Grid>
      </Reveal>
    </Section>
  );
}
