import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Queries } from './open-database.ts';
import { createServerState } from './server-state.ts';

/** Gets a secret that all instances share through their database. */
export async function getSharedSecret(
  queries: Queries,
  name: 'alert-secret' | 'csrf-secret',
): Promise<string> {
  return createServerState(queries, name, randomBytes(32).toString('base64url'));
}

/** Compares in constant time. */
export function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
