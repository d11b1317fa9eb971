import { afterAll, beforeAll } from 'vitest';
import { createSiteServer } from '../create-site-server.ts';
import { writeSampleBuild } from './sample-build.ts';

/** Where no API answers. */
export const NO_API = 'http://127.0.0.1:1';

/** Starts the server of a small site. Returns its address, its folder, and what it has reported. */
export async function startSite(apiOrigin: string) {
  const build = await writeSampleBuild();
  const reports: string[] = [];
  const { folder } = build;
  const app = await createSiteServer({
    region: 'us',
    folder,
    apiOrigin,
    report: (sentence) => reports.push(sentence),
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const stop = async () => {
    await app.close();
    await build.remove();
  };
  return { url, folder, reports, stop };
}

/** Starts the server of a small site for the tests of a file. */
export function startSiteForTests(findApi: () => string = () => NO_API) {
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    site = await startSite(findApi());
  });
  afterAll(() => site.stop());
  return () => site;
}
