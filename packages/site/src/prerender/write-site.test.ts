import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storyCards } from '@kestrova/content';
import { paths } from '@kestrova/paths';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fullJob } from './testing/sample-jobs.ts';
import { startApi } from './testing/start-api.ts';
import { writeSite } from './write-site.ts';

// Pictures take seconds, and do not depend on the jobs.
vi.mock(import('./render-png.ts'), () => ({ renderPng: async () => new Uint8Array() }));

async function createBuild(): Promise<string> {
  const build = await mkdtemp(join(tmpdir(), 'write-site-'));
  onTestFinished(() => rm(build, { recursive: true }));
  const sources = [
    ...Object.keys(paths).map((page) => `/${page}-page.tsx`),
    ...storyCards.map(({ key }) => `/storyLoaders/${key}`),
  ];
  const chunks = sources.map((src) => [src, { file: 'page.js', src }] as const);
  const manifest = { main: { file: 'main.js', isEntry: true }, ...Object.fromEntries(chunks) };
  await mkdir(join(build, 'site/.vite'), { recursive: true });
  await writeFile(join(build, 'site/.vite/manifest.json'), JSON.stringify(manifest));
  return join(build, 'site');
}

test('rewrites only pages with changed jobs, and deletes pages of closed jobs', async () => {
  let jobs = [1, 2, 3].map((jobId) => ({ ...fullJob, jobId, jobTitle: `Tester ${jobId}` }));
  const { origin, stop } = await startApi(({ url = '' }, response) => {
    const list = url.includes('USA') ? jobs : [];
    const found = jobs.find(({ jobId }) => url.endsWith(`/${jobId}`));
    response.end(JSON.stringify(url.includes('get-all-jobs') ? list : found));
  });
  onTestFinished(async () => {
    await stop();
  });
  const folder = await createBuild();
  const publish = () => writeSite({ region: 'us', folder, jobsFrom: origin });
  await publish();
  const listPages = async () =>
    (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
  const names = await listPages();
  for (const name of names) await writeFile(join(folder, name), 'unchanged');

  const title = 'Senior Tester';
  jobs = jobs.slice(0, 2).map((job) => (job.jobId === 1 ? { ...job, jobTitle: title } : job));
  await publish();
  const ofThirdJob = 'careers/job-description/Mw==.html';
  expect(names).toContain(ofThirdJob);
  expect((await listPages()).toSorted()).toEqual(
    names.filter((name) => name !== ofThirdJob).toSorted(),
  );
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  expect(await read('careers.html')).toContain(title);
  expect(await read('careers/job-description/MQ==.html')).toContain(title);
  expect(await read('home.html')).toBe('unchanged');
});
