import type { ApiClient } from './api-client.ts';

/**
 * The Idempotency-Key of a submission: the same one while the same entries have no final response,
 * so that a retry is never a second submission.
 */
export function findOrCreateKey({ pendingKeys }: ApiClient, entries: string): string {
  const key = pendingKeys.get(entries) ?? createKey();
  pendingKeys.set(entries, key);
  return key;
}

/** Forgets the key of entries that have a final response. */
export function deleteKey({ pendingKeys }: ApiClient, entries: string): void {
  pendingKeys.delete(entries);
}

/** 128 random bits. `crypto.randomUUID` is missing on pages that are not served over TLS. */
function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
