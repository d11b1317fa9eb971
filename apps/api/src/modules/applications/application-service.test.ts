import { describe, expect, test, vi } from 'vitest';
import { changeJobs } from '../jobs/job-repository.ts';
import { dialects } from '../../testing/place.ts';
import { createCv, createFile, createPdf } from '../../testing/sample-files.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { createApplicationData, readResponse } from '../../testing/visitor.ts';

describe.each(dialects)('submitApplication on %s', async (dialect) => {
  const server = await startTestServer(dialect);

  test('saves one record for duplicates', { tags: ['ASVS-2.3.2'] }, async () => {
    const data = createApplicationData();
    const key = crypto.randomUUID();
    const send = (content: Buffer) =>
      server.visitor.sendApplication(data, { cv: createFile(content, 'cv.pdf') }, key);
    const pdf = createPdf(1000);
    const storedBefore = await server.listStored();
    const responses = await Promise.all([send(pdf), send(pdf), send(pdf), send(pdf)]);
    expect(responses.map((response) => response.status)).toEqual([200, 200, 200, 200]);
    expect(new Set(await Promise.all(responses.map((it) => it.text()))).size).toBe(1);
    expect(await server.findApplications(data.email)).toHaveLength(1);
    expect(await server.listStored()).toHaveLength(storedBefore.length + 1);
    expect((await send(createPdf(1001))).status).toBe(422);
  });

  test(
    'leaves the files to the cleanup if the job is closed during the upload',
    { tags: ['ASVS-2.2.3'] },
    async () => {
      const { store, database } = server.services;
      const storedBefore = await server.listStored();
      const save = store.save.bind(store);
      store.save = async (...parameters) => {
        await save(...parameters);
        await changeJobs(database.queries, ['US-INT-1009'], new Date().toISOString());
      };
      const data = createApplicationData({ jobId: 12 });
      const response = await server.visitor.sendApplication(data, { cv: createCv() });
      store.save = save;
      expect(await response.json()).toMatchObject({ responseCode: 0 });
      expect(await server.listStored()).toEqual(storedBefore);
    },
  );

  test('reports a closed job even while files cannot be stored', async () => {
    const { store, database } = server.services;
    await changeJobs(database.queries, ['US-INT-1009'], new Date().toISOString());
    using save = vi.spyOn(store, 'save').mockRejectedValue(new Error('the store is unavailable'));
    const data = createApplicationData({ jobId: 12 });
    const sent = server.visitor.sendApplication(data, { cv: createCv() });
    expect(await readResponse(sent)).toMatchObject([200, { responseCode: 0 }]);
    expect(save).not.toHaveBeenCalled();
  });

  test('keeps the files of a commit with unknown outcome, so that a retry succeeds', async () => {
    const data = createApplicationData();
    const key = crypto.randomUUID();
    const cv = createCv('cv.pdf', 1000);
    const send = () => server.visitor.sendApplication(data, { cv }, key);
    expect((await server.withLostCommits(send)).status).toBe(503);
    expect(await (await send()).json()).toMatchObject({ responseCode: 1, email: data.email });
    const [saved, ...others] = await server.findApplications(data.email);
    expect(others).toEqual([]);
    expect(await server.listStored()).toContain(saved?.files[0]?.name);
  });
});
