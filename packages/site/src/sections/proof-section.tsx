import { storyCards, type Proof } from '@kestrova/content';
import { Reveal, Section } from '@kestrova/design-system';
import { CaseRows } from './case-rows.tsx';
import { LeadCase } from './lead-case.tsx';

interface ProofSectionProps {
  proof: Proof;
  /** `grand` where no other section of the page is. */
  density?: 'regular' | 'grand';
}

/** The client stories that prove a service: the first at large, the others a line each. */
export function ProofSection({ proof, density = 'grand' }: ProofSectionProps) {
  const { heading, text, stories } = proof;
  const [lead, ...others] = stories.flatMap((key) =>
    storyCards.filter((story) => story.key === key),
  );
  return (
    <Section density={density} width="wide" title={heading} lead={text}>
      {lead && (
        <Reveal>
          <LeadCase story={lead} />
        </Reveal>
      )}
      <CaseRows stories={others} />
    </Section>
  );
}
