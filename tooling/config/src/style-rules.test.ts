import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { CSS_TARGET } from './css.ts';

const source = fileURLToPath(new URL('../../../packages/', import.meta.url));
const read = (path: string) => readFileSync(`${source}${path}`, 'utf8');
const withoutComments = (css: string) => css.replaceAll(/\/\*.*?\*\//gs, '');

/** The layer of each package's style sheets, by which pages can override components. */
const layers = { 'design-system': 'components', site: 'sections' };
const modules = Object.entries(layers).flatMap(([name, layer]) =>
  globSync(`${name}/src/**/*.module.css`, { cwd: source })
    .toSorted()
    .map((path) => ({ path, layer })),
);
const components = globSync('design-system/src/**/*.tsx', {
  cwd: source,
  exclude: (path) => path.endsWith('.stories.tsx'),
});
const tokens = new Set(read('design-system/src/styles/tokens.css').match(/--[\w-]+(?=:)/g));

it('keeps the size of text when an iPhone is held sideways', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      cssTarget: CSS_TARGET,
      rolldownOptions: { input: `${source}design-system/src/styles/base.css` },
    },
  });
  expect(JSON.stringify(built)).toContain('-webkit-text-size-adjust:100%');
});

describe.each(modules)('$path', ({ path, layer }) => {
  const css = withoutComments(read(path));

  it(`is in the layer ${layer}`, () => {
    expect(css.trim()).toMatch(RegExp(`^@layer ${layer} \\{`));
  });

  it('uses no undefined token, such as a color of the palette', () => {
    const own = new Set(css.match(/--[\w-]+(?=:)/g));
    const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !tokens.has(name) && !own.has(name))).toEqual([]);
  });

  it('defines no color', () => {
    expect(css.replaceAll(/var\([^)]*\)/g, '')).not.toMatch(
      /#[\da-f]{3,8}\b|rgb|hsl|oklch|palette/i,
    );
  });

  it('uses tokens for tracking', () => {
    expect(css).not.toMatch(/letter-spacing: (?!var|0;|inherit)/);
  });

  it('animates only compositor properties', () => {
    const moved = [...css.matchAll(/transition:\s*([^;]+);/g)].flatMap(([, list = '']) =>
      list.split(/,\s*(?![^(]*\))/).map((one) => one.trim().split(/\s/)[0]),
    );
    const harmless = /^(?:opacity|transform|visibility|none|background-color|border-color)$/;
    expect(moved.filter((property = '') => !harmless.test(property))).toEqual([]);
  });

  it('uses no left and right, which change with the writing direction', () => {
    expect(css).not.toMatch(
      /(?:margin|padding|border|inset)-(?:left|right|top|bottom)|text-align: left/,
    );
  });
});

it('gives every stylesheet a unique name, since built class names contain it', () => {
  const names = modules.map(({ path }) => basename(path));
  expect(names).toEqual([...new Set(names)]);
});

it('writes no inline styles, which the Content Security Policy forbids', () => {
  expect(components.filter((path) => /\sstyle=/.test(read(path)))).toEqual([]);
});
