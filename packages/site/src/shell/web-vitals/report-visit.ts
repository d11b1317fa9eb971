import { reportWebVitals } from '@kestrova/api-client';
import type { WebVitalsReport } from '@kestrova/api-contract';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { paths } from '@kestrova/paths';
import { findPage } from '../../router/find-page.ts';

/**
 * Collects the browser's measurements of this document, and reports them once, when the page is hidden
 * for the first time: only then are the values final, and it may never be seen again. They belong to
 * the page at `pathname`, where the document was opened: later pages of the visit, and one that comes
 * back from the browser's cache, load no document and are not measured.
 */
export function reportVisit(region: WebVitalsReport['region'], pathname: string): void {
  const found = findPage(pathname);
  if (!found) return;
  const page = paths[found.name];
  const metrics: WebVitalsReport['metrics'] = {};
  const record = ({ name, value }: Metric) => {
    metrics[name] = value;
  };
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(record);

  // On the document, so that it is called after the library's own listeners on the window.
  document.addEventListener('visibilitychange', reportOnce);
  function reportOnce() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', reportOnce);
    if (Object.keys(metrics).length === 0) return;
    reportWebVitals(import.meta.env?.API_BASE_URL ?? '', { region, page, metrics });
  }
}
