import { openDatabase, queryTimeouts, type DatabaseConfig } from '../database/open-database.ts';
import { recordTables } from '../retention/delete-records.ts';

/** Makes every record so many days older, as if that time had passed. */
export async function ageRecords(config: DatabaseConfig, days: number): Promise<void> {
  const database = openDatabase(config, queryTimeouts.operator);
  const receivedAt = new Date(Date.now() - days * 86_400_000).toISOString();
  for (const table of recordTables) {
    await database.queries.updateTable(table).set({ receivedAt }).execute();
  }
  await database.close();
}
