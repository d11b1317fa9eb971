import { execFileSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const project = mkdtempSync(join(tmpdir(), 'kestrova-design-system-'));

const program = `
  import { Button, Dialog } from '@kestrova/design-system';
  import { createElement } from 'react';
  import { renderToString } from 'react-dom/server';
  const button = renderToString(createElement(Button, { variant: 'secondary' }, 'Apply'));
  const dialog = renderToString(
    createElement(Dialog, { open: true, onClose: () => undefined, title: 'Job Application Form' }),
  );
  const [styles, flag, tokens] = ['styles.css', 'flags/us.svg', 'tokens.json'].map((path) =>
    import.meta.resolve('@kestrova/design-system/' + path),
  );
  console.log(JSON.stringify({ button, dialog, styles, flag, tokens }));
`;

function run(command: string, args: string[], cwd: string): string {
  return execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** True where the build is missing, or older than what it is made from. */
function isBuildStale(): boolean {
  const built = join(packageFolder, 'dist/index.js');
  if (!existsSync(built)) return true;
  const sources = globSync('src/**/*.{ts,tsx,css}', { cwd: packageFolder });
  return sources.some(
    (path) =>
      !/\.(?:test|stories)\./.test(path) &&
      statSync(join(packageFolder, path)).mtimeMs > statSync(built).mtimeMs,
  );
}

let installed: Record<'button' | 'dialog' | 'styles' | 'flag' | 'tokens', string>;

type Manifest = Partial<Record<'dependencies' | 'peerDependencies', Record<string, string>>>;

/** Installs the packed package and its dependencies where Node finds them. */
function install(): void {
  run('pnpm', ['pack', '--pack-destination', project], packageFolder);
  const [tarball = ''] = globSync('*.tgz', { cwd: project });
  const modules = join(project, 'node_modules');
  const folder = join(modules, '@kestrova/design-system');
  mkdirSync(folder, { recursive: true });
  run('tar', ['-xzf', tarball, '--strip-components=1', '-C', folder], project);
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const { dependencies, peerDependencies } = JSON.parse(manifest) as Manifest;
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    const target = join(modules, name);
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(realpathSync(join(packageFolder, 'node_modules', name)), target);
  }
}

beforeAll(() => {
  if (isBuildStale()) run('pnpm', ['exec', 'tsup', '--silent'], packageFolder);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  writeFileSync(join(project, 'render.js'), program);
  install();
  installed = JSON.parse(run(process.execPath, ['render.js'], project)) as typeof installed;
}, 120_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

it('renders a button and a dialog with a CSS rule for each class', () => {
  const { button, dialog, styles } = installed;
  expect(button).toMatch(/^<button type="button" class="[^"]+"><span>Apply<\/span><\/button>$/);
  expect(dialog).toContain('Job Application Form');
  const css = readFileSync(new URL(styles), 'utf8');
  const lists = [...`${button}${dialog}`.matchAll(/class="([^"]+)"/g)];
  const names = new Set(lists.flatMap(([, list = '']) => list.split(' ')));
  const own = [...names].filter((name) => !name.startsWith('lucide'));
  expect(own.length).toBeGreaterThan(4);
  expect(own.filter((name) => !css.includes(`.${name}`))).toEqual([]);
});

it('includes layers, tokens, flags, and the fonts that the stylesheet names', () => {
  const { styles, flag, tokens } = installed;
  const css = readFileSync(new URL(styles), 'utf8');
  expect(css).toContain('@layer reset, base, components, sections');
  expect(css).toContain('--color-text: light-dark(');
  const fonts = [...css.matchAll(/url\("([^"]+\.woff2)"\)/g)].map(([, address = '']) => address);
  expect(fonts).toHaveLength(2);
  expect(fonts.filter((font) => !existsSync(new URL(font, styles)))).toEqual([]);
  expect(readFileSync(new URL(flag), 'utf8')).toContain('<title>USA</title>');
  expect(readFileSync(new URL(tokens), 'utf8')).toContain('"$type": "color"');
});
