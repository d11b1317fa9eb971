import type { ReceivedJobDetails, ReceivedJobSummary } from '@kestrova/api-client';
import type { RegionCode } from '@kestrova/regions';
import { createContext, use } from 'react';

/** What the page was prerendered with; the browser shows it at once and reads it again. */
export interface PrerenderedData {
  /** When it was read, in milliseconds since 1970. */
  readAt: number;
  /** The open jobs of the country that the careers page opens with; of many, the first. */
  jobs?: Partial<Record<RegionCode, ReceivedJobSummary[]>>;
  /** The number of open jobs, if `jobs` has only the first of them. */
  jobTotal?: number;
  /**
   * The open jobs that the page does not show at first, for readers and crawlers without JavaScript.
   * Left out of what the document carries, since the browser asks for them when they are wanted.
   */
  noscriptJobs?: ReceivedJobSummary[];
  /** The job of a job description page. */
  job?: ReceivedJobDetails;
  /** The jobs whose work is most like that of `job`, as far as they are shown. */
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
