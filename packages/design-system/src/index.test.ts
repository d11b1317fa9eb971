import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as designSystem from './index.ts';

const source = fileURLToPath(new URL('.', import.meta.url));
const components = Object.entries(designSystem)
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
  .map(([name]) => name);

it('has a story for every component', () => {
  const stories = globSync('**/*.stories.tsx', { cwd: source });
  const shown = stories.map((path) => readFileSync(`${source}${path}`, 'utf8')).join('\n');
  expect(
    components.filter((name) => !new RegExp(`<${name}\\b|component: ${name},`).test(shown)),
  ).toEqual(['Anchor']);
});

it('keeps stories beside what they show', () => {
  const files = new Set(globSync('**/*.tsx', { cwd: source }).map((path) => basename(path)));
  const withoutComponent = [...files].filter(
    (name) => name.endsWith('.stories.tsx') && !files.has(name.replace('.stories', '')),
  );
  expect(withoutComponent).toEqual([]);
});
