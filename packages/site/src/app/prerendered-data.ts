import type { ReceivedJobDetails, ReceivedJobSummary } from '@kestrova/api-client';
import type { RegionCode } from '@kestrova/regions';
import { createContext, use } from 'react';

/** What the server knew when the page was written; the browser shows it at once and asks again. */
export interface PrerenderedData {
  /** When it was read, in milliseconds since 1970. */
  readAt: number;
  /** The open jobs of the country that the careers page opens with. */
  jobs?: Partial<Record<RegionCode, ReceivedJobSummary[]>>;
  /**
   * The open jobs of all other countries, for readers and crawlers without JavaScript. Left out of
   * what the document carries, since the browser asks for them when they are wanted.
   */
  jobsElsewhere?: ReceivedJobSummary[];
  /** The job of a job description page. */
  job?: ReceivedJobDetails;
}

/** Id of the element in which a page carries its data. */
export const PRERENDERED_DATA_ID = 'prerendered-data';

const PrerenderedDataContext = createContext<PrerenderedData | undefined>(undefined);

/** Hands a page what was known when it was written. */
export const PrerenderedDataProvider = PrerenderedDataContext.Provider;

/** What was known when the page was written; undefined on pages that carry no data. */
export function usePrerenderedData(): PrerenderedData | undefined {
  return use(PrerenderedDataContext);
}

/** Reads the data that this document carries. Our own build wrote it, so its shape is trusted. */
export function findPrerenderedData(document: Document): PrerenderedData | undefined {
  const element = document.getElementById(PRERENDERED_DATA_ID);
  return element ? (JSON.parse(element.textContent) as PrerenderedData) : undefined;
}
