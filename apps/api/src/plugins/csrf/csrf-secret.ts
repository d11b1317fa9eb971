import { randomBytes } from 'node:crypto';
import type { Queries } from '../../database/open-database.ts';
import { createServerState } from '../../database/server-state.ts';

/** The secret of the setting, else one that the instances share through their database. */
export async function findCsrfSecret(
  queries: Queries,
  configured: string | undefined,
): Promise<string> {
  if (configured !== undefined) return configured;
  return createServerState(queries, 'csrf-secret', randomBytes(32).toString('base64url'));
}
