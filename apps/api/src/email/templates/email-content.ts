/** The content of an email before it is rendered as text or HTML. */
export interface EmailContent {
  heading: string;
  /** Stands above everything else, so that it is read before a file is opened. */
  warning?: string;
  paragraphs: readonly string[];
  facts: readonly Fact[];
  /** What a visitor wrote, shown with its line breaks. */
  quote?: EmailQuote;
  lists?: readonly EmailList[];
  /** Shown as a button; in plain text its address stands on a line of its own. */
  action?: EmailAction;
  /** What the operator can run; on a line of its own, to be copied. */
  command?: EmailCommand;
  closing: readonly string[];
}

export interface EmailQuote {
  label: string;
  text: string;
}

/** Links to several things of one kind. */
export interface EmailList {
  /** Empty where there is only one list. */
  label: string;
  items: readonly EmailListItem[];
  /** Where to see those that are left out. */
  more?: EmailAction;
}

export interface EmailListItem {
  title: string;
  url: string;
  detail: string;
}

/** What the reader may do, and where. */
export interface EmailAction {
  label: string;
  url: string;
}

export interface EmailCommand {
  label: string;
  line: string;
}

export interface Fact {
  label: string;
  value: string;
}

/** The signature of every email. */
export const sender = {
  brand: 'Kestrova',
  legalName: 'Kestrova Technologies',
  address: '1200 Meridian Avenue, Suite 400, Wilmington, DE 19801, USA',
} as const;

/** Formats an ISO 8601 instant in UTC for people, to the minute. */
export function formatInstant(instant: string): string {
  return `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;
}
