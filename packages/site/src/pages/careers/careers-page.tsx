import { ApiClientProvider, type ApiClient } from '@kestrova/api-client';
import { brand, shellLabels } from '@kestrova/content';
import { careersPage as copy } from '@kestrova/content/pages/careers';
import { ToastRegion } from '@kestrova/design-system';
import { siteApi } from '../../lib/site-api.ts';
import { CardSection } from '../../sections/card-section.tsx';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { JobOpenings } from './job-openings.tsx';

export const { meta } = copy;

/** Careers (spec 2.15): the openings first, then why one would want them. */
export default function CareersPage({ api = siteApi }: { api?: ApiClient }) {
  const { values, whyWorkHere, joinOurTeam } = copy;
  return (
    <>
      <ApiClientProvider client={api}>
        <JobOpenings />
      </ApiClientProvider>
      <CardSection section={values} columns={4} tone="sunken" />
      <CardSection section={whyWorkHere} look="box" />
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
