import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));

// Inside its folder, the package's own name leads to its build, as in a project that has installed it.
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

function run(command: string, ...args: string[]): string {
  return execFileSync(command, args, {
    cwd: packageFolder,
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

let built: Record<'button' | 'dialog' | 'styles' | 'flag' | 'tokens', string>;

beforeAll(() => {
  if (isBuildStale()) run('pnpm', 'exec', 'tsup', '--silent');
  const output = run(process.execPath, '--input-type=module', '--eval', program);
  built = JSON.parse(output) as typeof built;
}, 120_000);

it('renders a button and a dialog with a CSS rule for each class', () => {
  const { button, dialog, styles } = built;
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
  const { styles, flag, tokens } = built;
  const css = readFileSync(new URL(styles), 'utf8');
  expect(css).toContain('@layer reset, base, components, sections');
  expect(css).toContain('--color-text: light-dark(');
  const fonts = [...css.matchAll(/url\("([^"]+\.woff2)"\)/g)].map(([, address = '']) => address);
  expect(fonts).toHaveLength(2);
  expect(fonts.filter((font) => !existsSync(new URL(font, styles)))).toEqual([]);
  expect(readFileSync(new URL(flag), 'utf8')).toContain('<title>USA</title>');
  expect(readFileSync(new URL(tokens), 'utf8')).toContain('"$type": "color"');
});
