import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Creates and checks the tokens of the signed double submit: a random part and its signature. */
export interface CsrfTokens {
  create(): string;
  isOurs(token: string): boolean;
}

/** Tokens whose signature was checked already; every request of a page brings the same one. */
const mostKnown = 10_000;

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
    isOurs(token) {
      if (!tokenPattern.test(token)) return false;
      if (known.has(token)) return true;
      const [random = '', signature = ''] = token.split('.', 2);
      const isOurs = isEqual(sign(random), signature);
      if (isOurs && known.size >= mostKnown) known.clear();
      if (isOurs) known.add(token);
      return isOurs;
    },
  };
}

/** Compares without telling by its time how much was right. */
export function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
