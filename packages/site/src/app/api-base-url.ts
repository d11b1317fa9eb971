import { SAME_ORIGIN_BASE_URL } from '@kestrova/api-client';

declare global {
  interface ImportMetaEnv {
    /** Scheme and host of an API elsewhere; absent where it answers on the site's own origin. */
    readonly API_BASE_URL?: string;
  }
}

/** Where the API answers, without a trailing slash; on the site's own origin unless set. */
export const apiBaseUrl = (import.meta.env?.API_BASE_URL ?? '') + SAME_ORIGIN_BASE_URL;
