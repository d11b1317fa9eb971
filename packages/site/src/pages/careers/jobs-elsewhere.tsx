import type { ReceivedJobSummary } from '@kestrova/api-client';
import { Link } from '@kestrova/design-system';
import { paths } from '../../paths.ts';

/** The jobs of the countries that need the search to be seen, where there is no search. */
export function JobsElsewhere({ jobs }: { jobs: readonly ReceivedJobSummary[] }) {
  return (
    <noscript>
      <ul>
        {jobs.map(({ jobId, jobTitle, jobLocation }) => (
          <li key={jobId}>
            <Link href={paths.jobDescription(jobId)}>
              {[jobTitle, jobLocation].filter(Boolean).join(', ')}
            </Link>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
