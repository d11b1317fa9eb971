import { createHmac } from 'node:crypto';
import type { EmailedLink } from '@kestrova/emails';
import type { JobAlertRow } from '../../database/schema.ts';
import type { Links } from '../../links/links.ts';
import { isEqual } from '../../secrets.ts';
import type { ServerServices } from '../../services.ts';

/** What a link of an email is about. */
export interface LinkedAlert {
  alertId: string;
  addressId: string;
  /** When the link was created, in milliseconds since 1970. */
  issuedAt: number;
}

export type AlertLinks = ReturnType<typeof createAlertLinks>;

export type AlertServices = ServerServices & { alertLinks: AlertLinks };

type Alert = Pick<JobAlertRow, 'id' | 'addressId' | 'siteOrigin'>;

/** 128 bits as base64url. */
const addressIdLength = 22;

/**
 * Creates and reads the links of job alerts. Their holder reads the mailbox of the address, so a link
 * opens all of its alerts. After its own alert has ended, it opens only alerts from before the link.
 * @param alertSecret keys the ids of addresses. Versions before 0.6 signed links with it: those of their
 * emails still work.
 */
export function createAlertLinks(links: Links, alertSecret: string) {
  const hash = (purpose: string, text: string) =>
    createHmac('sha256', alertSecret).update(`${purpose} ${text}`).digest('base64url');
  /** @returns what an earlier version signed, before the signature. */
  const readEarlier = (purpose: 'manage' | 'unsubscribe', token: string) => {
    const end = token.lastIndexOf('.');
    const text = token.slice(0, end);
    return isEqual(hash(purpose, text), token.slice(end + 1)) ? text : undefined;
  };
  return {
    /** The same for all alerts of an address, in any case. */
    createAddressId: (email: string) =>
      hash('address', email.toLowerCase()).slice(0, addressIdLength),
    /** Opens the page where the alert is confirmed and all alerts of its address can be ended. */
    linkToAlert: ({ id, addressId, siteOrigin }: Alert): EmailedLink => ({
      purpose: 'alert',
      subject: `${id}.${addressId}`,
      siteOrigin,
    }),
    readAlert(token: string): LinkedAlert | undefined {
      const { subject, issuedAt } = links.readLink('alert', token) ?? {};
      const text = subject === undefined ? readEarlier('manage', token) : `${subject}.${issuedAt}`;
      const [alertId = '', addressId = '', time] = text?.split('.') ?? [];
      return text === undefined ? undefined : { alertId, addressId, issuedAt: Number(time) };
    },
    /** At its address a mail program ends all alerts of the email's recipient; it opens nothing. */
    linkToUnsubscribe: ({ addressId, siteOrigin }: Alert): EmailedLink => ({
      purpose: 'unsubscribe',
      subject: addressId,
      siteOrigin,
    }),
    /** @returns the id of the address. */
    readUnsubscribe: (token: string): string | undefined =>
      links.readLink('unsubscribe', token)?.subject ?? readEarlier('unsubscribe', token),
  };
}
