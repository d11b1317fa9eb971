import { sql } from 'kysely';
import type { ApplicationStatus } from '@kestrova/api-contract';
import type { Queries } from '../../database/open-database.ts';
import type { StatusChangeRow } from '../../database/schema.ts';

/** The changes of applications, oldest first. */
export async function listStatusChanges(
  queries: Queries,
  applicationIds: readonly string[],
): Promise<StatusChangeRow[]> {
  if (applicationIds.length === 0) return [];
  const query = queries.selectFrom('statusChanges').selectAll();
  return query.where('applicationId', 'in', applicationIds).orderBy('number').execute();
}

/** Where an application stands, for queries of `applications`. */
export const currentStatus = sql<ApplicationStatus>`coalesce((
  select status from "statusChanges" where "applicationId" = applications.id
  order by number desc limit 1), 'received')`;

/** A change as it is sent to a page: without a reason or a sentence, the field is absent. */
export function toStatusChange({ status, reason, changedAt, ...row }: StatusChangeRow) {
  return {
    id: row.id,
    status,
    ...(reason !== null && { reason }),
    ...(row.sentence !== '' && { sentence: row.sentence }),
    changedAt,
    isEmailed: row.isEmailed === 1,
  };
}
