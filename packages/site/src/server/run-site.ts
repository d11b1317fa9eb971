import { join } from 'node:path';
import { inspect } from 'node:util';
import { regionByCode, type RegionCode } from '@kestrova/regions';
import closeWithGrace from 'close-with-grace';
import { siteRegions } from '../lib/region.tsx';
import { writeSite } from '../prerender/write-site.ts';
import { createSiteServer } from './create-site-server.ts';

/** Where the API listens on a developer's machine. */
const LOCAL_API_ORIGIN = 'http://localhost:4000';
/** Milliseconds for the requests that are being answered when the server stops. */
const STOP_TIMEOUT_MS = 25_000;

export interface SiteProgram {
  region: RegionCode;
  /** The port without a setting. */
  port: number;
  /** Absolute path of the build. */
  build: string;
}

/**
 * The program of a region's site. `prerender` completes the build; without an argument it serves the
 * site until SIGTERM or SIGINT. It reads `API_ORIGIN`, `PORT` and `HOST`.
 */
export async function runSite({ region, port, build }: SiteProgram): Promise<void> {
  const folder = join(build, 'site');
  try {
    if (process.argv[2] === 'prerender') await writeSite(region, folder);
    else await serve(region, folder, port);
  } catch (error) {
    // Node would print the whole line of minified code before an error that nothing catches.
    process.stderr.write(`${error instanceof SettingError ? error.message : inspect(error)}\n`);
    process.exitCode = 1;
  }
}

async function serve(region: RegionCode, folder: string, usualPort: number): Promise<void> {
  const { origin } = regionByCode(region, siteRegions);
  const { apiOrigin, ...address } = readSettings(process.env, origin, usualPort);
  const report = (sentence: string) => void process.stderr.write(`${sentence}\n`);
  const app = await createSiteServer({ region, folder, apiOrigin, report });
  closeWithGrace({ delay: STOP_TIMEOUT_MS, logger: { error: report } }, async ({ err }) => {
    if (err) report(inspect(err));
    await app.close();
  });
  const url = await app.listen(address);
  process.stdout.write(`The site listens at ${url}, and asks the API at ${apiOrigin}.\n`);
}

/** A setting that is missing or wrong; the message says what to do. */
class SettingError extends Error {
  override name = 'SettingError';
}

/** @throws SettingError if the API's origin is missing in production, or is no origin. */
export function readSettings(given: NodeJS.ProcessEnv, siteOrigin: string, usualPort: number) {
  return {
    port: Number(given['PORT'] || usualPort),
    // By default only programs on this machine reach it.
    host: given['HOST'] || '127.0.0.1',
    apiOrigin: readApiOrigin(given['API_ORIGIN'], siteOrigin),
  };
}

function readApiOrigin(setting: string | undefined, siteOrigin: string): string {
  if (!setting && new URL(siteOrigin).hostname === 'localhost') return LOCAL_API_ORIGIN;
  if (!setting) {
    throw new SettingError(
      `API_ORIGIN is not set: name the API behind ${siteOrigin}, such as API_ORIGIN=https://api.example.com.`,
    );
  }
  const url = URL.parse(setting);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new SettingError(
    `API_ORIGIN is "${setting}"; give it a scheme and a host and nothing after them, such as https://api.example.com.`,
  );
}
