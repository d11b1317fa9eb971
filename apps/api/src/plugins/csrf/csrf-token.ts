import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Queries } from '../../database/open-database.ts';
import { createServerState } from '../../database/server-state.ts';

/** Creates and verifies the tokens of the signed double submit: a random part and its signature. */
export interface CsrfTokens {
  create(): string;
  verifyToken(token: string): boolean;
}

/** Max tokens to cache whose signature was verified; all requests of a page bring the same one. */
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

/** Gets the configured secret, else one that the instances share through their database. */
export async function getCsrfSecret(
  queries: Queries,
  configured: string | undefined,
): Promise<string> {
  if (configured !== undefined) return configured;
  return createServerState(queries, 'csrf-secret', randomBytes(32).toString('base64url'));
}

/** Compares in constant time. */
export function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
