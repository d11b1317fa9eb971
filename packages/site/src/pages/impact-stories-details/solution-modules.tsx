import type { Card as CardCopy } from '@kestrova/content';
import { Card, Grid, Reveal, Section } from '@kestrova/design-system';

interface SolutionModulesProps {
  heading: string;
  modules: readonly CardCopy[];
}

/** The parts that a solution is made of. */
export function SolutionModules({ heading, modules }: SolutionModulesProps) {
  return (
    <Section tone="deep" title={heading}>
      <Reveal motion="rise">
        <Grid columns={3}>
          {modules.map(({ title, text }) => (
            <Card look="ruled" key={title} title={title}>
              <p>{text}</p>
            </Card>
          ))}
        </Grid>
      </Reveal>
    </Section>
  );
}
