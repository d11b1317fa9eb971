import { createHmac } from 'node:crypto';
import { API_PREFIX, endpoints } from '@kestrova/api-contract';
import { emailedLink } from '@kestrova/paths';
import type { JobAlertRow } from '../../database/schema.ts';
import { isEqual } from '../../secrets.ts';
import type { ServerServices } from '../../services.ts';

/** What a link of an email is about. */
export interface LinkedAlert {
  alertId: string;
  addressId: string;
  /** When the link was created, in milliseconds since 1970. */
  issuedAt: number;
}

export type AlertTokens = ReturnType<typeof createAlertTokens>;

export type AlertServices = ServerServices & { alertTokens: AlertTokens };

const manageTokenPattern = /^([\w-]{36})\.([\w-]{22})\.(\d{13})\.([\w-]{43})$/;
const unsubscribeTokenPattern = /^([\w-]{22})\.([\w-]{43})$/;
/** 128 bits as base64url. */
const addressIdLength = 22;

/**
 * Creates and verifies the tokens of links in emails, signed with a secret that all instances share, each
 * for its own purpose. Their holder reads the mailbox of the address, so a token opens all of its alerts.
 * After its own alert has ended, it opens only alerts from before the token. Tokens are not stored.
 */
export function createAlertTokens(secret: string) {
  const sign = (purpose: 'address' | 'manage' | 'unsubscribe', text: string) =>
    createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url');
  return {
    /** The same for all alerts of an address, in any case. */
    createAddressId: (email: string) =>
      sign('address', email.toLowerCase()).slice(0, addressIdLength),
    /** The page where the alert is confirmed and all alerts of its address can be ended. */
    createManageUrl({ id, addressId, siteOrigin }: JobAlertRow) {
      const text = `${id}.${addressId}.${Date.now()}`;
      return emailedLink(siteOrigin, 'alerts', `${text}.${sign('manage', text)}`);
    },
    verifyManageToken(token: string): LinkedAlert | undefined {
      const [, alertId = '', addressId = '', issuedAt = '', signature = ''] =
        manageTokenPattern.exec(token) ?? [];
      const isValid = isEqual(sign('manage', `${alertId}.${addressId}.${issuedAt}`), signature);
      return isValid ? { alertId, addressId, issuedAt: Number(issuedAt) } : undefined;
    },
    /** The URL at which a mail program ends all alerts of the address; its token can only end emails. */
    createUnsubscribeUrl({ addressId, siteOrigin }: JobAlertRow) {
      const token = `${addressId}.${sign('unsubscribe', addressId)}`;
      return `${siteOrigin}${API_PREFIX}${endpoints.unsubscribe.path.replace(':token', token)}`;
    },
    /** @returns the id of the address. */
    verifyUnsubscribeToken(token: string): string | undefined {
      const [, addressId = '', signature = ''] = unsubscribeTokenPattern.exec(token) ?? [];
      return isEqual(sign('unsubscribe', addressId), signature) ? addressId : undefined;
    },
  };
}
