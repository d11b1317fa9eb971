import type { Card } from '@kestrova/content';
import { Grid, Reveal, Section, ValueCard } from '@kestrova/design-system';

interface SolutionModulesProps {
  heading: string;
  modules: readonly Card[];
}

/** The parts that a solution is made of. */
export function SolutionModules({ heading, modules }: SolutionModulesProps) {
  return (
    <Section tone="deep" title={heading}>
      <Reveal motion="rise">
        <Grid columns={3}>
          {modules.map(({ title, text }) => (
            <ValueCard key={title} title={title}>
              <p>{text}</p>
            </ValueCard>
          ))}
        </Grid>
      </Reveal>
    </Section>
  );
}
