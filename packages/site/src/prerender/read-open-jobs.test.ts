import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { JobsError, readOpenJobs } from './read-open-jobs.ts';

test('says what to do if the API sends no jobs', async () => {
  const api = createServer((_request, response) => response.writeHead(503).end());
  await once(api.listen(0), 'listening');
  const origin = `http://localhost:${(api.address() as AddressInfo).port}`;
  const advice = 'so the pages stay as they were. Start it, or set JOBS_FROM to its address.';
  const read = () => readOpenJobs(origin);
  await expect(read).rejects.toThrow(`The API at ${origin} sent no jobs (503), ${advice}`);
  await once(api.close(), 'close');
  await expect(read).rejects.toThrow(`The API at ${origin} sent no jobs (unreachable), ${advice}`);
  await expect(read).rejects.toBeInstanceOf(JobsError);
});
