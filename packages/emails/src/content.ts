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

/** Names what a link opens. Its token is made when the email is sent, so that it is stored nowhere. */
export interface EmailedLink {
  purpose: 'application' | 'review' | 'alert' | 'unsubscribe';
  /** The ids of what the link opens. */
  subject: string;
  /** Scheme and host of the site that it opens. */
  siteOrigin: string;
}

/** Returns the address that a link opens, with its token. */
export type CreateUrl = (link: EmailedLink) => string;

type Target = string | EmailedLink;

/** A link and its text. */
export interface LabeledLink<Url extends Target = Target> {
  label: string;
  url: Url;
}

export interface LinkItem<Url extends Target = Target> extends LabeledLink<Url> {
  detail: string;
}

/** A part of an email below its first paragraph. */
export type EmailPart<Url extends Target = Target> =
  | { kind: 'paragraph'; text: string }
  /** Labels and values in two columns. */
  | { kind: 'facts'; facts: Readonly<Record<string, string>> }
  /** What a visitor wrote, with its line breaks. */
  | { kind: 'quote'; label: string; text: string }
  /** A command that the operator can run. */
  | { kind: 'command'; label: string; line: string }
  /** The main action of the email. */
  | ({ kind: 'button' } & LabeledLink<Url>)
  /** A list of links, and a link to the omitted items. */
  | { kind: 'links'; label: string; items: readonly LinkItem<Url>[]; more?: LabeledLink<Url> };

interface Opening {
  subject: string;
  heading: string;
  /** The first paragraph; lists of emails show it after the subject. */
  intro: string;
}

/** The content of an email as plain data, so that it can be stored and rendered when it is sent. */
export interface EmailContent<Url extends Target = Target> extends Opening {
  body: readonly EmailPart<Url>[];
  /** What one click in a mail program ends (RFC 8058), if there is something to end. */
  unsubscribe?: Url;
}

/** The content with the address of each link. */
export function addressLinks(content: EmailContent, createUrl: CreateUrl): EmailContent<string> {
  const address = (target: Target) => (typeof target === 'string' ? target : createUrl(target));
  const addressLink = <Link extends LabeledLink>(link: Link) => ({
    ...link,
    url: address(link.url),
  });
  const { unsubscribe, ...rest } = content;
  return {
    ...rest,
    ...(unsubscribe !== undefined && { unsubscribe: address(unsubscribe) }),
    body: content.body.map((part): EmailPart<string> => {
      if (part.kind === 'button') return addressLink(part);
      if (part.kind !== 'links') return part;
      const { items, more, ...list } = part;
      return { ...list, items: items.map(addressLink), ...(more && { more: addressLink(more) }) };
    }),
  };
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
