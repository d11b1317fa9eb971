import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { inRepository } from './command.ts';

const run = promisify(execFile);

const regionRecord = `  {
    code: 'nz',
    name: 'NEW ZEALAND',
    country: 'New Zealand',
    countryInText: 'Aotearoa New Zealand',
    app: 'new-zealand',
    origin: 'http://localhost:4003',
    flag: 'nz',
    defaultJobCountry: 'nz',
    locale: 'en-NZ',
    hreflang: 'en-NZ',
    offices: [WILMINGTON],
  },
`;
const flag = '<svg xmlns="http://www.w3.org/2000/svg"><title>NEW ZEALAND</title></svg>';
const asItIs = { recursive: true, verbatimSymlinks: true };
/** Milliseconds after which a build counts as hung. */
const timeout = 240_000;

/**
 * Copies the repository's sources. Packages of the copy import each other, since a package's
 * `node_modules` holds relative links; what they import from the registry is linked, not copied.
 */
async function copyRepository(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'repository-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const filter = (path: string) =>
    !/\/(?:\.(?!bin)[^/]*|dist|storybook-static|test-results)$/.test(path);
  for (const part of ['apps', 'packages', 'tooling', 'package.json']) {
    await cp(inRepository(part), join(folder, part), { ...asItIs, filter });
  }
  await symlink(inRepository('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Replaces the one occurrence of a text in a file. */
async function edit(file: string, from: string, to: string): Promise<void> {
  const parts = (await readFile(file, 'utf8')).split(from);
  expect(parts, `${file} has ${from} once`).toHaveLength(2);
  await writeFile(file, parts.join(to));
}

test(
  'builds a third region from a record, a flag and a copy of an app folder',
  { timeout },
  async () => {
    const repository = await copyRepository();
    const app = join(repository, 'apps/new-zealand');
    const end = '] as const satisfies readonly RegionRecord[];';
    await edit(join(repository, 'packages/regions/src/regions.ts'), end, regionRecord + end);
    await writeFile(join(repository, 'packages/design-system/flags/nz.svg'), flag);
    await cp(join(repository, 'apps/usa'), app, asItIs);
    await edit(join(app, 'package.json'), '@kestrova/usa', '@kestrova/new-zealand');
    await edit(join(app, 'src/region.ts'), "'us'", "'nz'");
    await edit(join(app, 'src/region.ts'), '4002', '4003');
    for (const command of [
      ['node_modules/ts7/bin/tsc', '--noEmit'],
      ['node_modules/vite/bin/vite.js', 'build'],
      ['dist/prerender/prerender.js'],
    ]) {
      await run(process.execPath, command, { cwd: app });
    }
    const html = await readFile(join(app, 'dist/site/careers.html'), 'utf8');
    expect(html).toContain('<html lang="en-NZ">');
    expect(html).toContain('alt="NEW ZEALAND"');
    expect(html).toContain('href="http://localhost:4002/careers"');
  },
);
