import { ApiClientProvider, type ApiClient } from '@kestrova/api-client';
import { jobFrame } from '@kestrova/content';
import { useLocation, useParams } from 'react-router-dom';
import { siteApi } from '../../api/site-api.ts';
import { findDecodedId } from '../../navigation/encoded-id.ts';
import { JobDescription } from './job-description.tsx';
import { JobNotFound } from './job-not-found.tsx';

/** One job (spec 2.16), by the base64 of its number in the address. */
export function JobDescriptionPage({ api = siteApi }: { api?: ApiClient }) {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const decoded = findDecodedId(id, pathname) ?? '';
  if (!/^\d{1,15}$/.test(decoded)) return <JobNotFound />;
  return (
    <ApiClientProvider value={api}>
      <JobDescription key={decoded} jobId={Number(decoded)} frame={jobFrame} />
    </ApiClientProvider>
  );
}
