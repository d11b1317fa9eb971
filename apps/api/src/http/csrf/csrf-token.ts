import { createHmac, randomBytes } from 'node:crypto';
import { isEqual } from '../../database/shared-secret.ts';

/** Creates and verifies the tokens of the signed double submit: a random part and its signature. */
export interface CsrfTokens {
  create(): string;
  verifyToken(token: string): boolean;
}

const tokenPattern = /^[\w-]{24}\.[\w-]{43}$/;

/** Tokens signed with a secret that all instances share; without it nobody can plant a cookie. */
export function createCsrfTokens(secret: string): CsrfTokens {
  const sign = (random: string) => createHmac('sha256', secret).update(random).digest('base64url');
  return {
    create() {
      const random = randomBytes(18).toString('base64url');
      return `${random}.${sign(random)}`;
    },
    verifyToken(token) {
      if (!tokenPattern.test(token)) return false;
      const [random = '', signature = ''] = token.split('.', 2);
      return isEqual(sign(random), signature);
    },
  };
}
