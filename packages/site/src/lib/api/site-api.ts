import { createApiClient } from '@kestrova/api-client';
import { API_PREFIX } from '@kestrova/api-contract';

declare global {
  interface ImportMetaEnv {
    /** Scheme and host of an API on another origin; absent if it is on the site's own. */
    readonly API_BASE_URL?: string;
  }
}

/** The URL of the API, without a trailing slash; on the site's own origin unless set. */
export const apiBaseUrl = (import.meta.env?.API_BASE_URL ?? '') + API_PREFIX;

/** The client of this site, whose cache lives as long as the document. */
export const siteApi = createApiClient({ baseUrl: apiBaseUrl });
