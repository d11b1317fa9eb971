import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Creates a secret of 256 random bits, as base64url. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret. It is too random to be guessed, so it needs neither salt nor stretching. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url');
}

/** Compares in constant time. */
export function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
