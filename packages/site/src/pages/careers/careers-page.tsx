import { brand } from '@kestrova/content';
import { careersPage as copy } from '@kestrova/content/pages/careers';
import { ApiPage } from '../../lib/api-page.tsx';
import { LaterStyles } from '../../lib/later-styles.tsx';
import { CardSection } from '../../sections/card-section.tsx';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { JobOpenings } from './job-openings.tsx';

export const { meta } = copy;

/** Careers (spec 2.15): the openings first, then why one would want them. */
export default function CareersPage() {
  const { values, whyWorkHere, joinOurTeam } = copy;
  return (
    <ApiPage>
      <JobOpenings />
      <LaterStyles />
      <CardSection section={values} columns={4} tone="sunken" />
      <CardSection section={whyWorkHere} look="box" />
      <ClosingSection
        closing={{
          ...joinOurTeam,
          action: { label: joinOurTeam.write, to: `mailto:${brand.emails.careers}` },
        }}
      />
    </ApiPage>
  );
}
