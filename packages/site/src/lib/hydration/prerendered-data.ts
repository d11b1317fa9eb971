import type { ReceivedJobDetails, ReceivedJobSummary } from '@kestrova/api-client';
import type { RegionCode } from '@kestrova/regions';
import { createContext, use } from 'react';

/** The data of a prerendered page; the browser shows it at once and reloads it when it is old. */
export interface PrerenderedData {
  /** When it was read, in milliseconds since 1970. */
  readAt: number;
  /** The open jobs of the careers page's first country, or the first of them if they are many. */
  jobs?: Partial<Record<RegionCode, ReceivedJobSummary[]>>;
  /** The number of open jobs, if `jobs` has only the first of them. */
  jobTotal?: number;
  /**
   * The open jobs that the page does not show at first, for readers and crawlers without JavaScript.
   * Not in the data of the document, since the browser requests them when they are needed.
   */
  noscriptJobs?: ReceivedJobSummary[];
  /** The job of a job description page. */
  job?: ReceivedJobDetails;
  /** The jobs that are shown as similar to `job`. */
  similarJobs?: ReceivedJobSummary[];
}

/** Id of the element with the data of a page. */
export const PRERENDERED_DATA_ID = 'prerendered-data';

const PrerenderedDataContext = createContext<PrerenderedData | undefined>(undefined);

/** Gives a page the data that it was prerendered with. */
export const PrerenderedDataProvider = PrerenderedDataContext.Provider;

/** The data of the prerendered page; undefined on pages without data. */
export function usePrerenderedData(): PrerenderedData | undefined {
  return use(PrerenderedDataContext);
}

/** Reads the data in this document. */
export function findPrerenderedData(document: Document): PrerenderedData | undefined {
  const element = document.getElementById(PRERENDERED_DATA_ID);
  // The build wrote it with this type.
  return element ? (JSON.parse(element.textContent) as PrerenderedData) : undefined;
}
