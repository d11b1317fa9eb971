import { createHash, randomBytes } from 'node:crypto';
import { emailedLink } from '@kestrova/paths';

/** Creates the secret of an application's link: 256 random bits, as base64url. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret. It is too random to be guessed, so it needs neither salt nor stretching. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** The page of an application. */
export function createOwnApplicationUrl(siteOrigin: string, secret: string): string {
  return emailedLink(siteOrigin, 'application', secret);
}
