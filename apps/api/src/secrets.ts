import { randomBytes, timingSafeEqual } from 'node:crypto';

/** Creates a secret of 256 random bits, as base64url. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Compares in constant time. */
export function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
