import { toOneLine } from './format-text.ts';

/** A link and what it says. */
export interface EmailLink {
  label: string;
  url: string;
}

export interface LinkItem extends EmailLink {
  detail: string;
}

/** What an email is composed of below its first paragraph. */
export type EmailPart =
  | { kind: 'paragraph'; text: string }
  /** Labels and values in two columns. */
  | { kind: 'facts'; facts: Readonly<Record<string, string>> }
  /** What a visitor wrote, with its line breaks. */
  | { kind: 'quote'; label: string; text: string }
  /** A command that the operator can run. */
  | { kind: 'command'; label: string; line: string }
  /** The one thing that the reader may do. */
  | ({ kind: 'button' } & EmailLink)
  /** Links to several things of one kind, and one to those that are left out. */
  | { kind: 'links'; label: string; items: readonly LinkItem[]; more?: EmailLink };

interface Opening {
  subject: string;
  heading: string;
  /** Above everything else, so that it is read before a file is opened. */
  warning?: string | undefined;
  /** The first paragraph; lists of emails show it, or the warning, after the subject. */
  intro: string;
}

/** What an email says, as plain data, so that it can be stored and rendered when it is sent. */
export interface EmailContent extends Opening {
  body: readonly EmailPart[];
}

/** Composes an email; what a visitor typed adds no line to its subject. */
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
