import getPort from 'get-port';
import { serveSite, type SiteServer } from '../index.ts';
import { findMissingNginx, startNginx } from './nginx.ts';

export { findMissingNginx, startNginx };
export { writeSampleSite } from './sample-site.ts';
export { startApi } from './start-api.ts';

interface Host {
  name: string;
  isHere: boolean;
  /** Whether it passes a body on as it arrives, or only once it is whole. */
  streams: boolean;
  start: (folder: string, apiOrigin: string) => Promise<SiteServer>;
}

/** The servers that must serve a built site in the same way. */
export const hosts: readonly Host[] = [
  {
    name: 'the site server',
    isHere: true,
    streams: true,
    start: (folder, apiBaseUrl) => serveSite({ folder, port: 0, apiBaseUrl }),
  },
  {
    name: 'nginx',
    isHere: findMissingNginx() === undefined,
    streams: false,
    start: async (folder, apiOrigin) => {
      const port = await getPort();
      const { close } = await startNginx([{ folder, port }], apiOrigin);
      return { url: `http://localhost:${port}`, close };
    },
  },
];
