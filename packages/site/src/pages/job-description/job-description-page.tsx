import { ApiClientProvider, type ApiClient } from '@kestrova/api-client';
import { jobPageCopy, shellLabels } from '@kestrova/content';
import { ToastRegion } from '@kestrova/design-system';
import { siteApi } from '../../app/site-api.ts';
import { useHydrated } from '../../app/hydration/use-hydrated.ts';
import { useAddressId } from '../../app/routing/address-id.ts';
import { usePrerenderedData } from '../../app/prerendered-data.ts';
import { JobDescription } from './job-description.tsx';
import { JobNotFound } from './job-not-found.tsx';

/** One job (spec 2.16), by the base64 of its number in the address. */
export function JobDescriptionPage({ api = siteApi }: { api?: ApiClient }) {
  const jobId = useJobId();
  if (jobId === undefined) return <JobNotFound />;
  return (
    <ApiClientProvider value={api}>
      <JobDescription key={jobId} jobId={jobId} frame={jobPageCopy} />
      <ToastRegion label={shellLabels.notifications} />
    </ApiClientProvider>
  );
}

/**
 * The job that the address names, in the one spelling that a number has. The HTML is hydrated with
 * the job that it was written for, since a host may answer another address with it.
 */
function useJobId(): number | undefined {
  const id = useAddressId() ?? '';
  const written = usePrerenderedData()?.job?.jobId;
  const isHydrated = useHydrated();
  if (!isHydrated && written !== undefined) return written;
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}
