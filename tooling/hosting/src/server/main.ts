import { resolve } from 'node:path';
import { serveSite } from './serve-site.ts';

/** The site server as a program, configured by `SITE_FOLDER`, `PORT` and `API_URL`. */
const { SITE_FOLDER = 'dist', PORT = '8080', API_URL } = process.env;

const site = await serveSite({
  folder: resolve(SITE_FOLDER),
  port: Number(PORT),
  ...(API_URL && { apiBaseUrl: API_URL }),
});
console.log(`${resolve(SITE_FOLDER)} is served at ${site.url}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void site.close());
}
