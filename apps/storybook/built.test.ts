import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumLaunch } from '@kestrova/config/chromium';
import { chromium, type Page } from 'playwright';
import ts from 'typescript';
import { preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface StoryDocs {
  components: Record<string, { stories: Record<string, { snippet?: string }> }>;
}

let address: string;
let page: Page;
const closings: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  // A folder of a web server that also holds other things.
  const base = '/designs/any-folder/';
  const build = { outDir: 'storybook-static' };
  const root = import.meta.dirname;
  const server = await preview({ root, base, build, appType: 'mpa', preview: { port: 0 } });
  closings.push(() => server.close());
  address = String(server.resolvedUrls?.local[0]);
  const browser = await chromium.launch(chromiumLaunch);
  closings.push(() => browser.close());
  page = await browser.newPage();
});

afterAll(() => Promise.all(closings.map((close) => close())));

test.each([
  ['a component', 'story/components-actions-button-call-to-action-cta--primary', 'button'],
  ['a whole page', 'story/site-pages--home', 'banner'],
  ['the docs of a component', 'docs/components-actions-button-call-to-action-cta--docs', 'table'],
] as const)('opens %s from a subfolder without errors', async (_what, path, role) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (line) => {
    if (line.type() === 'error') problems.push(line.text());
  });
  await page.goto(`${address}?path=/${path}`);
  const frame = page.frameLocator('#storybook-preview-iframe');
  await frame.getByRole(role).first().waitFor();
  expect(problems).toEqual([]);
});

test('shows code of components that compiles as it is', () => {
  const services = join(import.meta.dirname, 'storybook-static/services/core/story-docs');
  const designSystem = join(import.meta.dirname, '../../packages/design-system');
  const files = new Map<string, string>();
  for (const name of globSync('components-*.json', { cwd: services })) {
    const { components } = JSON.parse(readFileSync(join(services, name), 'utf8')) as StoryDocs;
    for (const { stories } of Object.values(components)) {
      for (const [id, { snippet = 'missing' }] of Object.entries(stories)) {
        files.set(join(designSystem, 'src', `${id}.tsx`), `${snippet}\nexport {};\n`);
      }
    }
  }
  expect(files.size).toBeGreaterThan(50);
  const { config } = ts.readConfigFile(join(designSystem, 'tsconfig.json'), (path) =>
    ts.sys.readFile(path),
  );
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, designSystem);
  options.noUnusedLocals = false;
  const host = ts.createCompilerHost(options);
  const disk = { ...host };
  host.fileExists = (path) => files.has(path) || disk.fileExists(path);
  host.readFile = (path) => files.get(path) ?? disk.readFile(path);
  const program = ts.createProgram([...files.keys()], options, host);
  const problems = [...files.keys()].flatMap((path) => {
    const file = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  });
  expect(ts.formatDiagnostics(problems, host)).toBe('');
});
