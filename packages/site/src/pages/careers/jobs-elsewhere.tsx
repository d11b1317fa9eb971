import type { ReceivedJobSummary } from '@kestrova/api-client';
import { Link } from '@kestrova/design-system';
import { pathTo } from '@kestrova/paths';

/** The jobs that need 'Show more' or the search to be seen, where there is no script. */
export function JobsElsewhere({ jobs }: { jobs: readonly ReceivedJobSummary[] }) {
  return (
    <noscript>
      <ul>
        {jobs.map(({ jobId, jobTitle, jobLocation }) => (
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
