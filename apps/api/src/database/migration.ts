import type { Transaction } from 'kysely';
import type { Database } from './open-database.ts';
import type { Tables } from './schema.ts';

/** One change of the schema. It is applied once, and never edited after a release. */
export interface Migration {
  name: string;
  apply(transaction: Transaction<Tables>, dialect: Database['dialect']): Promise<void>;
}
