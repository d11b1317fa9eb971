import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import * as z from 'zod';

/** The repository's root. */
export const ROOT_FOLDER = join(import.meta.dirname, '../../../..');

/** Where the API of the journeys keeps its database, uploads and emails; emptied before each run. */
export const DATA_FOLDER = join(import.meta.dirname, '../../test-results/data');

/** Where the proxy leads to the shared API. */
export const API_URL = 'http://localhost:4000';

const regionSchema = z.array(
  z.object({
    name: z.string(),
    country: z.string(),
    /** Folder under `apps`, and the project of the journeys. */
    app: z.string(),
    origin: z.string(),
  }),
);

/** What the journeys know of a region. */
export type Region = z.infer<typeof regionSchema>[number];

/**
 * Every region of packages/regions. Another process reads them, since `serve.ts` runs in plain Node,
 * which finds no package's source.
 */
export const regions: readonly Region[] = regionSchema.parse(JSON.parse(readRegions()));

const usa = regions.find(({ app }) => app === 'usa');
if (usa === undefined) throw new Error('No region has the app "usa".');

/** The region whose site runs every journey. */
export const mainRegion = usa;

/** Playwright loads its configuration in each worker; the workers inherit what the first one read. */
function readRegions(): string {
  const program = `import { regions } from './packages/regions/src/index.ts'; console.log(JSON.stringify(regions))`;
  return (process.env['E2E_REGIONS'] ??= execFileSync(
    process.execPath,
    ['--input-type=module', '-e', program],
    { cwd: ROOT_FOLDER, encoding: 'utf8' },
  ));
}
