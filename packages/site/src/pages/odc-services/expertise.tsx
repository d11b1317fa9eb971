import type { OdcServicesPageCopy } from '@kestrova/content';
import { Prose, Reveal, Section, Stack } from '@kestrova/design-system';
import { CardRows } from '../../sections/card-rows.tsx';
import { Statement } from '../../sections/statement.tsx';

/** What a center has saved, in one large sentence, and for whom. */
export function Expertise({ copy }: { copy: OdcServicesPageCopy['expertise'] }) {
  const { heading, text, claim, claimText, clients } = copy;
  return (
    <Section tone="brand" layout="split" title={heading} lead={text}>
      <Reveal>
        <Stack gap="large">
          <Statement size="large">{claim}</Statement>
          <Prose>
            <p>{claimText}</p>
          </Prose>
          <CardRows cards={clients} />
        </Stack>
      </Reveal>
    </Section>
  );
}
