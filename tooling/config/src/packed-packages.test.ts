import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Manifest {
  name: string;
  version?: string;
  exports: Record<string, string | object>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const repository = resolve(import.meta.dirname, '../../..');
/** These import CSS, or use `import.meta.glob`. */
const needVite = ['@kestrova/design-system/flags', '@kestrova/site', '@kestrova/site/server'];

let project: string;
let manifests: Manifest[];
let modules: string[];

function run(folder: string, command: string, ...args: string[]): string {
  return execFileSync(command, args, { cwd: folder, encoding: 'utf8' });
}

const runModule = (code: string) =>
  run(project, process.execPath, '--input-type=module', '-e', code);

async function link(folder: string, name: string, target: string): Promise<void> {
  const path = join(folder, 'node_modules', name);
  await mkdir(dirname(path), { recursive: true });
  await symlink(target, path);
}

/** Unpacks a package, and links what its own manifest names: nothing else can be imported. */
async function install(tarball: string): Promise<Manifest> {
  const unpacked = await mkdtemp(join(project, 'unpacked-'));
  run(project, 'tar', '-xzf', tarball, '--strip-components=1', '-C', unpacked);
  const manifest = JSON.parse(await readFile(join(unpacked, 'package.json'), 'utf8')) as Manifest;
  const { name, dependencies, peerDependencies } = manifest;
  const source = join(repository, 'packages', basename(name), 'node_modules');
  for (const other of Object.keys({ ...dependencies, ...peerDependencies })) {
    if (!other.startsWith('@kestrova/')) await link(unpacked, other, join(source, other));
  }
  await link(project, name, unpacked);
  return manifest;
}

beforeAll(async () => {
  run(repository, 'turbo', 'run', 'build:package', '--output-logs=errors-only');
  project = await mkdtemp(join(tmpdir(), 'empty-project-'));
  run(repository, 'pnpm', '--filter', './packages/*', 'pack', '--pack-destination', project);
  manifests = await Promise.all(globSync('*.tgz', { cwd: project }).map(install));
  modules = manifests.flatMap(({ name, exports }) =>
    Object.entries(exports)
      .filter(([path, target]) => typeof target === 'object' && !path.includes('*'))
      .map(([path]) => join(name, path)),
  );
  await writeFile(join(project, 'package.json'), '{ "type": "module" }');
  // The packages that a project installs to render the site.
  for (const name of ['react', 'react-dom', '@resvg/resvg-js']) {
    await link(project, name, join(repository, 'packages/site/node_modules', name));
  }
}, 300_000);

afterAll(() => rm(project, { recursive: true }));

const importAll = (names: readonly string[]) => names.map((name) => `import '${name}';`).join('');

test('imports each module of each package in an empty project', () => {
  const imports = modules.filter((name) => !needVite.includes(name));
  expect(imports.length).toBeGreaterThan(manifests.length);
  runModule(importAll([...imports, '@kestrova/content/pages/careers']));
});

test('imports the modules that need Vite from its build', async () => {
  await writeFile(join(project, 'entry.js'), importAll(needVite));
  const { build } = await import('vite');
  await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['@resvg/resvg-js'] },
    build: { ssr: 'entry.js' },
  });
  runModule("import './dist/entry.js';");
});

test('contains what the manifest of each package says', async () => {
  for (const { name } of manifests) {
    const pkgDir = join(project, 'node_modules', name);
    const { messages, pkg } = await publint({ pkgDir, pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  }
});

test('renders the components of the design system with a CSS rule for each class', async () => {
  const [html, styles] = JSON.parse(
    runModule(`
    import { Button, Dialog } from '@kestrova/design-system';
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    const dialog = { open: true, onClose: () => undefined, title: 'Job Application Form' };
    const html = renderToString([createElement(Button, { key: 1, variant: 'secondary' }, 'Apply'), createElement(Dialog, { key: 2, ...dialog })]);
    console.log(JSON.stringify([html, import.meta.resolve('@kestrova/design-system/styles.css')]));
  `),
  ) as [string, string];
  expect(html).toMatch(/^<button type="button" class="[^"]+"><span>Apply<\/span><\/button>/);
  expect(html).toContain('Job Application Form');
  const css = await readFile(new URL(styles), 'utf8');
  const lists = [...html.matchAll(/class="([^"]+)"/g)];
  const names = new Set(lists.flatMap(([, list = '']) => list.split(' ')));
  const own = [...names].filter((name) => !name.startsWith('lucide'));
  expect(own.length).toBeGreaterThan(4);
  expect(own.filter((name) => !css.includes(`.${name}`))).toEqual([]);
  expect(css).toContain('@layer reset, base, components, sections');
  expect(css).toContain('--color-text: light-dark(');
  const fonts = [...css.matchAll(/url\("([^"]+\.woff2)"\)/g)].map(([, address = '']) => address);
  expect(fonts).toHaveLength(2);
  expect(fonts.filter((font) => !existsSync(new URL(font, styles)))).toEqual([]);
});

test('names only packages with a version in the notes for the next release', () => {
  const versioned = globSync('{apps,packages}/*/package.json', { cwd: repository })
    .map((path) => JSON.parse(readFileSync(join(repository, path), 'utf8')) as Partial<Manifest>)
    .flatMap(({ name, version }) => (version ? [name] : []));
  const named = globSync('.changeset/*.md', { cwd: repository }).flatMap((path) =>
    Array.from(
      readFileSync(join(repository, path), 'utf8').matchAll(/^'(@.*)': /gm),
      ([, name]) => name,
    ),
  );
  expect(named.filter((name) => !versioned.includes(name))).toEqual([]);
});
