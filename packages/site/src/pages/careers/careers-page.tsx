import { brand, submissionMessages } from '@kestrova/content';
import { careersPage as page } from '@kestrova/content/pages/careers';
import { Hero, Link, Section } from '@kestrova/design-system';
import { pathTo } from '@kestrova/paths';
import { regionByCode, type RegionCode } from '@kestrova/regions';
import { BelowHero } from '../../lib/first-screen/below-hero.tsx';
import { WithoutScript, scriptOnly } from '../../lib/hydration/without-script.tsx';
import { ApiPage } from '../../lib/api/api-page.tsx';
import { LaterStyles } from '../../lib/first-screen/later-styles.tsx';
import { usePrerenderedData } from '../../lib/hydration/prerendered-data.ts';
import { JobAlertOffer } from '../../features/job-alert/job-alert-offer.tsx';
import { Accommodation } from '../../features/job-application/accommodation.tsx';
import { hasFilters } from '../../features/jobs/job-choice.ts';
import { useJobApplication } from '../../features/job-application/use-job-application.tsx';
import { CardSection } from '../../sections/card-section.tsx';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { Sheet } from '../../sections/picture.tsx';
import { formatCount } from './job-labels.ts';
import { JobList } from './job-list.tsx';
import { JobListControls } from './job-list-controls.tsx';
import { JobSearch } from './job-search.tsx';
import { useJobOpenings, type JobOpeningsState } from './use-job-openings.ts';
import styles from './job-list.module.css';

const { hero, openings: copy, accommodation } = page;

export const { meta } = page;

/** Careers (spec 2.15): the openings first, then the reasons to apply. */
export default function CareersPage() {
  const { values, whyWorkHere, joinOurTeam } = page;
  return (
    <ApiPage>
      <JobOpenings />
      <BelowHero>
        <LaterStyles />
        <CardSection section={values} columns={4} tone="sunken" />
        <CardSection section={whyWorkHere} frame="box" rail />
        <ClosingSection
          closing={{
            ...joinOurTeam,
            sends: hero.sheet,
            action: { label: joinOurTeam.write, to: `mailto:${brand.emails.careers}` },
          }}
        />
      </BelowHero>
    </ApiPage>
  );
}

/** The page's opening with the number of jobs, and 'Job Openings' of spec 2.15. */
export function JobOpenings() {
  const openings = useJobOpenings();
  const { choice, change, jobs, search } = openings;
  const application = useJobApplication();

  function searchFor(wanted: { country: RegionCode; keywords: string }) {
    if (wanted.keywords) search.prepare();
    if (wanted.country === choice.country) {
      jobs.reload();
      change(wanted);
    } else {
      // No place is in both countries.
      change({ ...wanted, place: '' });
    }
  }

  return (
    <>
      <Hero
        size="compact"
        title={hero.heading}
        lead={hero.text}
        picture={<Sheet picture={hero.sheet} first />}
      >
        <p role="status" className={styles.count}>
          {describeCount(openings)}
        </p>
      </Hero>
      <BelowHero>
        <Section density="tight" title={copy.heading}>
          <div className={styles.openings}>
            <div className={scriptOnly}>
              <JobSearch openings={openings} onSearch={searchFor} />
            </div>
            <WithoutScript address={brand.emails.careers}>
              {submissionMessages.withoutScript.search}
            </WithoutScript>
            <JobListControls
              openings={openings}
              onShowCountry={(country) => searchFor({ country, keywords: choice.keywords })}
            />
            <JobList {...{ openings, application }} />
            <JobAlertOffer choice={choice} />
            <Accommodation copy={accommodation} />
            <JobsWithoutScript />
          </div>
          {application.dialog}
        </Section>
      </BelowHero>
    </>
  );
}

/** Without JavaScript, the jobs that only 'Show more' or the search would show. */
function JobsWithoutScript() {
  const { noscriptJobs = [] } = usePrerenderedData() ?? {};
  return (
    <noscript>
      <ul>
        {noscriptJobs.map(({ jobId, jobTitle, jobLocation }) => (
          <li key={jobId}>
            <Link href={pathTo('job-description', jobId)}>
              {[jobTitle, jobLocation].filter(Boolean).join(', ')}
            </Link>
          </li>
        ))}
      </ul>
    </noscript>
  );
}

function describeCount({ choice, chosen, search, total }: JobOpeningsState): string {
  if (total === undefined) return '';
  if (search.isPending) return copy.searching;
  const isNarrowed = search.found !== undefined || hasFilters(choice);
  const country = regionByCode(choice.country);
  return formatCount({ total, chosen: isNarrowed ? chosen.count : undefined, country });
}
