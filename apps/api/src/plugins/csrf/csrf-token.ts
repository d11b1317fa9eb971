import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Creates and checks the tokens of the signed double submit: a random part and its signature. */
export interface CsrfTokens {
  create(): string;
  verifyToken(token: string): boolean;
}

/** Tokens whose signature was checked already; every request of a page brings the same one. */
const maxKnown = 10_000;

const tokenPattern = /^[\w-]{24}\.[\w-]{43}$/;

/** Tokens signed with a secret that all instances share; without it nobody can plant a cookie. */
export function createCsrfTokens(secret: string): CsrfTokens {
  const known = new Set<string>();
  const sign = (random: string) => createHmac('sha256', secret).update(random).digest('base64url');
  return {
    create() {
      const random = randomBytes(18).toString('base64url');
      return `${random}.${sign(random)}`;
    },
    verifyToken(token) {
      if (!tokenPattern.test(token)) return false;
      if (known.has(token)) return true;
      const [random = '', signature = ''] = token.split('.', 2);
      const verifyToken = isEqual(sign(random), signature);
      if (verifyToken && known.size >= maxKnown) known.clear();
      if (verifyToken) known.add(token);
      return verifyToken;
    },
  };
}

/** Compares without telling by its time how much was right. */
export function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
