import type { API_PREFIX, endpoints, WebVitalsReport } from '@kestrova/api-contract';

/**
 * Written out, and checked against the contract by its type: importing `endpoints` would make pages
 * without other calls load the whole list.
 */
const path: `${typeof API_PREFIX}${typeof endpoints.reportWebVitals.path}` =
  '/v1/website/web-vitals/report';

/**
 * Reports how fast a page was for this visitor, to the API at `origin` (empty for the page's own),
 * without cookies. The request outlives the page. A failure is ignored, since one report does not
 * matter and visitors need not know.
 */
export function reportWebVitals(origin: string, report: WebVitalsReport): void {
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}
