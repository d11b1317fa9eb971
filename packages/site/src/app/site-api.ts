import { createApiClient } from '@kestrova/api-client';
import { apiBaseUrl } from './api-base-url.ts';

/** The API behind this site, with what its pages remember of it while the document lives. */
export const siteApi = createApiClient({ baseUrl: apiBaseUrl });
