import type { ApiClient } from './api-client.ts';

/**
 * The key of a submission: the same one while the same entries wait for an answer, so that a
 * retry is never a second submission.
 */
export function findOrCreateKey({ openKeys }: ApiClient, entries: string): string {
  const key = openKeys.get(entries) ?? createKey();
  openKeys.set(entries, key);
  return key;
}

/** Forgets the key of entries that were answered for good. */
export function closeKey({ openKeys }: ApiClient, entries: string): void {
  openKeys.delete(entries);
}

/** 128 random bits. `crypto.randomUUID` is missing on pages that are not served over TLS. */
function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
