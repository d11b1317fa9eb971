import type { API_PREFIX, endpoints, WebVitalsReport } from '@kestrova/api-contract';

/**
 * Spelt out, and held to the contract by its type: visitors of pages that make no other call would
 * fetch the whole list of calls for it.
 */
const path: `${typeof API_PREFIX}${typeof endpoints.reportWebVitals.path}` =
  '/v1/website/web-vitals/report';

/**
 * Reports how fast a page was for this visitor, to the API at `origin` (empty for the page's own),
 * without cookies. The request outlives the page. A failure is silent: a report more or less changes
 * nothing, and the visitor has no part in it.
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
