import type { Transaction } from 'kysely';
import type { Database } from './open-database.ts';
import type { Tables } from './schema.ts';

/** One step of the database's shape. It is applied once, and never changed after a release. */
export interface Migration {
  name: string;
  apply(transaction: Transaction<Tables>, dialect: Database['dialect']): Promise<void>;
}
