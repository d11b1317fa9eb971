import { ApiClientProvider, type ApiClient } from '@kestrova/api-client';
import { brand, shellLabels } from '@kestrova/content';
import { careersPage as copy } from '@kestrova/content/pages/careers';
import { Card, Grid, Reveal, Section, ToastRegion } from '@kestrova/design-system';
import { siteApi } from '../../lib/site-api.ts';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { keepTogether } from '../../sections/keep-together.ts';
import { JobOpenings } from './job-openings.tsx';

export const { meta } = copy;

/** Careers (spec 2.15): the openings first, then why one would want them. */
export default function CareersPage({ api = siteApi }: { api?: ApiClient }) {
  const { values, whyWorkHere, joinOurTeam } = copy;
  return (
    <>
      <ApiClientProvider client={api}>
        <JobOpenings copy={copy} />
      </ApiClientProvider>
      <Section tone="sunken" title={values.heading} lead={values.text}>
        <Reveal motion="rise">
          <Grid columns={4}>
            {values.cards.map(({ title, text }) => (
              <Card look="ruled" key={title} title={title}>
                <p>{text}</p>
              </Card>
            ))}
          </Grid>
        </Reveal>
      </Section>
      <Section title={keepTogether(whyWorkHere.heading)} lead={whyWorkHere.text}>
        <Reveal motion="rise">
          <Grid columns={3}>
            {whyWorkHere.cards.map(({ title, text }) => (
              <Card key={title} title={title}>
                <p>{text}</p>
              </Card>
            ))}
          </Grid>
        </Reveal>
      </Section>
      <ClosingSection
        closing={{
          ...joinOurTeam,
          action: { label: joinOurTeam.write, to: `mailto:${brand.emails.careers}` },
        }}
      />
      <ToastRegion label={shellLabels.notifications} />
    </>
  );
}
