import { latestDayOver } from '@kestrova/regions';
import { expressionBuilder } from 'kysely';
import type { Tables } from './schema.ts';

/** The condition that a job is open: no operator has closed it, and its closing date is not over. */
export function isOpenJob() {
  const eb = expressionBuilder<Tables, 'jobs'>();
  return eb.and([
    eb('jobs.closedAt', 'is', null),
    eb.or([eb('jobs.closingDate', 'is', null), eb('jobs.closingDate', '>', latestDayOver())]),
  ]);
}
