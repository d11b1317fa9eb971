import { describe, expect, test } from 'vitest';
import type { JobRow } from '../database/schema.ts';
import { findOpenJob, saveApplication } from '../modules/applications/application-repository.ts';
import { deleteJobs, saveJobs } from '../modules/jobs/job-repository.ts';
import { createJob } from '../testing/alerts.ts';
import { dialects } from '../testing/place.ts';
import { startTestServer } from '../testing/test-server.ts';
import { untilLocked } from '../testing/until.ts';
import { createApplicationData } from '../testing/visitor.ts';
import { createApplicationRow } from '../testing/record-rows.ts';

const refusal = 'Nothing was deleted, since people have applied for';

describe.each(dialects)('jobs delete on %s', async (dialect) => {
  const { place, services, visitor } = await startTestServer(dialect);
  const { database } = services;
  const { queries } = database;

  async function saveJob(): Promise<JobRow> {
    const job = createJob();
    await queries.transaction().execute((transaction) => saveJobs(transaction, [job]));
    const query = queries.selectFrom('jobs').selectAll().where('jobCode', '=', job.jobCode);
    return query.executeTakeFirstOrThrow();
  }

  const apply = (jobId: number) => visitor.sendApplication(createApplicationData({ jobId }));

  test('keeps a job that somebody has applied for, and says to close it', async () => {
    const [applied, unused] = [await saveJob(), await saveJob()];
    expect(await (await apply(applied.jobId)).json()).toMatchObject({ responseCode: 1 });
    const errors = await place.runForError('jobs', 'delete', applied.jobCode, unused.jobCode);
    expect(errors).toContain(`${refusal} ${applied.jobCode}. Close it instead`);
    await place.runForJson('jobs', 'delete', unused.jobCode);
    expect(await place.runForError('jobs', 'delete', unused.jobCode)).toContain('no job');
  });

  test('keeps a job whose application is being saved', async () => {
    const { jobId, jobCode } = await saveJob();
    const [deletion] = await queries.transaction().execute(async (transaction) => {
      await findOpenJob(transaction, jobId);
      const started = queries.transaction().execute((other) => deleteJobs(other, [jobCode]));
      const rejected = started.catch(String);
      await untilLocked(database);
      await saveApplication(transaction, createApplicationRow({ jobId }), []);
      return [rejected];
    });
    expect(await deletion).toContain(refusal);
  });

  test('rejects an application whose job is being deleted', async () => {
    const { jobId, jobCode } = await saveJob();
    const [application] = await queries.transaction().execute(async (transaction) => {
      await deleteJobs(transaction, [jobCode]);
      const sent = apply(jobId);
      await untilLocked(database);
      return [sent];
    });
    expect(await (await application).json()).toMatchObject({ responseCode: 0 });
  });

  test('gives a new job a later revision than a deleted one, so that alerts find it', async () => {
    const { jobCode, openedRevision } = await saveJob();
    await place.runForJson('jobs', 'delete', jobCode);
    expect((await saveJob()).openedRevision).toBeGreaterThan(openedRevision);
  });
});
