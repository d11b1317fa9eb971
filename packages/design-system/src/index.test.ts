import { globSync, readFileSync } from 'node:fs';
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
