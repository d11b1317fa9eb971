import { createHmac, randomBytes } from 'node:crypto';
import { isEqual } from '../../database/shared-secret.ts';

export type CsrfTokens = ReturnType<typeof createCsrfTokens>;

const tokenPattern = /^[\w-]{24}\.[\w-]{43}$/;

/**
 * Creates and verifies the tokens of the signed double submit: a random part, and its signature with a
 * secret that all instances share. Without the secret nobody can plant a cookie.
 */
export function createCsrfTokens(secret: string) {
  const sign = (random: string) => createHmac('sha256', secret).update(random).digest('base64url');
  return {
    create() {
      const random = randomBytes(18).toString('base64url');
      return `${random}.${sign(random)}`;
    },
    verifyToken(token: string): boolean {
      const [random = '', signature = ''] = token.split('.', 2);
      return tokenPattern.test(token) && isEqual(sign(random), signature);
    },
  };
}
