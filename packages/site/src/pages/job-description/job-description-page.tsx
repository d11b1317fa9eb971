import { ApiClientProvider, type ApiClient } from '@kestrova/api-client';
import { jobFrame, shellWords } from '@kestrova/content';
import { ToastRegion } from '@kestrova/design-system';
import { siteApi } from '../../api/site-api.ts';
import { useAddressId } from '../../navigation/address-id.ts';
import { JobDescription } from './job-description.tsx';
import { JobNotFound } from './job-not-found.tsx';

/** One job (spec 2.16), by the base64 of its number in the address. */
export function JobDescriptionPage({ api = siteApi }: { api?: ApiClient }) {
  const id = useAddressId() ?? '';
  if (!/^\d{1,15}$/.test(id)) return <JobNotFound />;
  return (
    <ApiClientProvider value={api}>
      <JobDescription key={id} jobId={Number(id)} frame={jobFrame} />
      <ToastRegion label={shellWords.notifications} />
    </ApiClientProvider>
  );
}
