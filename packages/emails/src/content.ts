import { brand } from '@kestrova/content/brand';
import { toOneLine } from './format-text.ts';

/** Who signs every email. */
export const sender = {
  name: brand.name,
  legalName: brand.legalName,
  address: brand.address,
};

/** The heading of a command, which the reader of a notice cannot run. */
export const commandHeading = 'For the administrator';

/** A link and its text. */
export interface EmailLink {
  label: string;
  url: string;
}

export interface LinkItem extends EmailLink {
  detail: string;
}

/** A part of an email below its first paragraph. */
export type EmailPart =
  | { kind: 'paragraph'; text: string }
  /** Labels and values in two columns. */
  | { kind: 'facts'; facts: Readonly<Record<string, string>> }
  /** What a visitor wrote, with its line breaks. */
  | { kind: 'quote'; label: string; text: string }
  /** A command that the operator can run. */
  | { kind: 'command'; label: string; line: string }
  /** The main action of the email. */
  | ({ kind: 'button' } & EmailLink)
  /** A list of links, and a link to the omitted items. */
  | { kind: 'links'; label: string; items: readonly LinkItem[]; more?: EmailLink };

interface Opening {
  subject: string;
  heading: string;
  /** The first paragraph; lists of emails show it after the subject. */
  intro: string;
}

/** The content of an email as plain data, so that it can be stored and rendered when it is sent. */
export interface EmailContent extends Opening {
  body: readonly EmailPart[];
}

/** Composes an email; entries cannot add lines to its subject. */
export function email(opening: Opening, ...body: readonly (EmailPart | false)[]): EmailContent {
  const subject = toOneLine(opening.subject);
  return { ...opening, subject, body: body.filter((part) => part !== false) };
}

export function paragraph(text: string): EmailPart {
  return { kind: 'paragraph', text };
}

export function factTable(facts: Readonly<Record<string, string>>): EmailPart {
  return { kind: 'facts', facts };
}
