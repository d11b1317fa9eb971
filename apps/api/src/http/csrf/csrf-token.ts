import { createHmac, randomBytes } from 'node:crypto';
import { isEqual } from '../../database/shared-secret.ts';

/** Creates and verifies the tokens of the signed double submit: a random part and its signature. */
export interface CsrfTokens {
  create(): string;
  verifyToken(token: string): boolean;
}

/** Max tokens to cache whose signature was verified; all requests of a page have the same one. */
const maxVerified = 10_000;

const tokenPattern = /^[\w-]{24}\.[\w-]{43}$/;

/** Tokens signed with a secret that all instances share; without it nobody can plant a cookie. */
export function createCsrfTokens(secret: string): CsrfTokens {
  const verified = new Set<string>();
  const sign = (random: string) => createHmac('sha256', secret).update(random).digest('base64url');
  return {
    create() {
      const random = randomBytes(18).toString('base64url');
      return `${random}.${sign(random)}`;
    },
    verifyToken(token) {
      if (verified.has(token)) return true;
      if (!tokenPattern.test(token)) return false;
      const [random = '', signature = ''] = token.split('.', 2);
      if (!isEqual(sign(random), signature)) return false;
      if (verified.size >= maxVerified) verified.clear();
      verified.add(token);
      return true;
    },
  };
}
