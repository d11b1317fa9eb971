import { expect, test } from 'vitest';
import { JobsError, readOpenJobs } from './read-open-jobs.ts';
import { startApi } from './testing/start-api.ts';

test('says what to do if the API sends no jobs', async () => {
  const { origin, stop } = await startApi((_request, response) => response.writeHead(503).end());
  const advice = 'so the pages stay as they were. Start it, or set JOBS_FROM to its address.';
  const read = () => readOpenJobs(origin);
  await expect(read).rejects.toThrow(`The API at ${origin} sent no jobs (503), ${advice}`);
  await stop();
  await expect(read).rejects.toThrow(`The API at ${origin} sent no jobs (unreachable), ${advice}`);
  await expect(read).rejects.toBeInstanceOf(JobsError);
});
