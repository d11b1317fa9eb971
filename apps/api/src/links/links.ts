import { createHmac } from 'node:crypto';
import { API_PREFIX, endpoints } from '@kestrova/api-contract';
import type { EmailedLink } from '@kestrova/emails';
import { emailedLink } from '@kestrova/paths';
import { isEqual } from '../secrets.ts';

/** What a link may do; its token is worthless for anything else. */
export type LinkPurpose = EmailedLink['purpose'];

/** What a token says, once its signature is verified. */
export interface ReadLink {
  /** The ids of what it opens. */
  subject: string;
  /** When it was signed, in milliseconds since 1970. */
  issuedAt: number;
}

export type Links = ReturnType<typeof createLinks>;

const tokenPattern = /^([\w.-]+)\.(\d{13})\.([\w-]{43})$/;

/**
 * Creates and reads the tokens of emailed links, which are stored nowhere: HMAC-SHA-256 over purpose,
 * subject and time. They do not expire: an application opens for as long as its record exists.
 */
export function createLinks(key: string) {
  const sign = (purpose: LinkPurpose, claim: string) =>
    createHmac('sha256', key).update(`${purpose} ${claim}`).digest('base64url');
  const createLink = (purpose: LinkPurpose, subject: string) => {
    const claim = `${subject}.${Date.now()}`;
    return `${claim}.${sign(purpose, claim)}`;
  };
  return {
    /** @returns a token, which has only letters, digits, `-`, `_` and `.`. */
    createLink,
    /** @returns undefined if the token is not one of this purpose. */
    readLink(purpose: LinkPurpose, token: string): ReadLink | undefined {
      const [, subject = '', issuedAt = '', signature = ''] = tokenPattern.exec(token) ?? [];
      const isOurs = isEqual(sign(purpose, `${subject}.${issuedAt}`), signature);
      return isOurs ? { subject, issuedAt: Number(issuedAt) } : undefined;
    },
    /** The address of a link, with a new token. */
    createUrl: (link: EmailedLink) => addressLink(link, createLink(link.purpose, link.subject)),
  };
}

/** The address at which a site, or the mail program of its recipient, opens a link. */
export function addressLink({ purpose, siteOrigin }: EmailedLink, token: string): string {
  if (purpose === 'application') return emailedLink(siteOrigin, 'application', token);
  if (purpose === 'review') return emailedLink(siteOrigin, 'review', token);
  if (purpose === 'alert') return emailedLink(siteOrigin, 'alerts', token);
  return `${siteOrigin}${API_PREFIX}${endpoints.unsubscribe.path.replace(':token', token)}`;
}
