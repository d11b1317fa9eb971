/** What a email says, before it is written as text or HTML. */
export interface EmailContent {
  heading: string;
  paragraphs: readonly string[];
  facts: readonly Fact[];
  /** A visitor's own words, shown line by line as they were typed. */
  quote?: { label: string; words: string };
  closing: readonly string[];
}

export interface Fact {
  label: string;
  value: string;
}

/** Who signs the emails, and where they can be found. */
export const sender = {
  brand: 'Kestrova',
  legalName: 'Kestrova Technologies',
  address: '1200 Meridian Avenue, Suite 400, Wilmington, DE 19801, USA',
} as const;
