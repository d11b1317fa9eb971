import { randomUUID } from 'node:crypto';
import type { Queries } from '../database/open-database.ts';
import type { JobAlertRow } from '../database/schema.ts';
import { getSharedSecret } from '../database/shared-secret.ts';
import { createAlertTokens } from '../modules/alerts/alert-tokens.ts';
import type { NewJob } from '../modules/jobs/job-repository.ts';

/** Alerts that their addresses have confirmed, for jobs in India unless changed. */
export async function saveConfirmedAlerts(
  queries: Queries,
  changes: readonly Partial<JobAlertRow>[],
): Promise<JobAlertRow[]> {
  const tokens = createAlertTokens(await getSharedSecret(queries, 'alert-secret'));
  const now = new Date().toISOString();
  const rows = changes.map((change): JobAlertRow => {
    const email = change.email ?? `ravi.${randomUUID()}@example.com`;
    return {
      id: randomUUID(),
      receivedAt: now,
      email,
      addressId: tokens.createAddressId(email),
      country: 'India',
      keywords: '',
      place: '',
      type: '',
      mode: '',
      level: '',
      siteOrigin: 'http://localhost:4001',
      confirmedAt: now,
      seenRevision: 1,
      lastSentAt: null,
      ...change,
    };
  });
  for (let start = 0; start < rows.length; start += 1000) {
    await queries
      .insertInto('jobAlerts')
      .values(rows.slice(start, start + 1000))
      .execute();
  }
  return rows;
}

/** A job in India that nobody has seen yet. */
export function createJob(changes: Partial<NewJob> = {}): NewJob {
  return {
    jobCode: `IN-NEW-${randomUUID().slice(0, 8)}`,
    jobTitle: 'Release Tester',
    jobLocation: 'Pune',
    jobCountry: 'India',
    experince: 3,
    jobLevel: 'Mid',
    jobType: 'Full-time',
    jobMode: 'Remote',
    jobInfo: 'Tests each release.',
    jobDescription: 'Tests.',
    jobRequirements: '',
    skills: '',
    qualification: '',
    benifits: '',
    createdDate: new Date().toISOString(),
    ...changes,
  };
}
