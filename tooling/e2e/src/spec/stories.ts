/** A client story as the specification knows it: its key, in the address as standard base64. */
interface SpecifiedStory {
  key: string;
  path: string;
}

const KEYS = ['MAAB', 'TASC', 'ASPIRE', 'ITradeNetwork', 'aot', 'ODC', 'jsee', 'infinte'];

/** The eight stories in their order (spec 2.5 and 2.11). */
export const stories: readonly SpecifiedStory[] = KEYS.map((key) => ({
  key,
  path: `/impact-stories-details/${Buffer.from(key).toString('base64')}`,
}));

/** The heading over them. */
export const CASE_STUDIES = 'Case studies - Proven impact, Real Solutions';
