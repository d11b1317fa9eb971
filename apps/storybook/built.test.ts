import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumLaunch } from '@kestrova/config/chromium';
import { chromium, type Browser, type Page } from 'playwright';
import type { Channel } from 'storybook/internal/channels';
import ts from 'typescript';
import { preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface StoryDocs {
  components: Record<string, { stories: Record<string, { snippet?: string }> }>;
}

interface Property {
  control?: object | false;
  table: { type: { summary: string }; defaultValue?: { summary: string } };
}

interface Docgen {
  components: Record<string, { argTypes?: Record<string, Property> }>;
}

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
}

let address: string;
let page: Page;
let browser: Browser;
const closings: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  // A folder of a web server that also holds other things.
  const base = '/designs/any-folder/';
  const build = { outDir: 'storybook-static' };
  const root = import.meta.dirname;
  const server = await preview({ root, base, build, appType: 'mpa', preview: { port: 0 } });
  closings.push(() => server.close());
  address = String(server.resolvedUrls?.local[0]);
  browser = await chromium.launch(chromiumLaunch);
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

test('opens every page of the docs at its top, before its frames play', async () => {
  const index = join(import.meta.dirname, 'storybook-static/index.json');
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
    entries: Record<string, Record<'id' | 'title' | 'type', string>>;
  };
  const docs = Object.values(entries).filter(
    ({ type, title }) => type === 'docs' && title !== 'Start/Tokens',
  );
  const tab = await openDocs('start-tokens');
  // Without an address for its frames, a page takes half the time.
  await tab.evaluate(() => (HTMLIFrameElement.prototype.setAttribute = () => {}));
  const scrolled: string[] = [];
  const parts: string[] = [];
  // In one tab, which then has the code of all stories.
  for (const theme of ['light', 'both']) {
    await tab.evaluate((chosen) => {
      __STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { theme: chosen } });
    }, theme);
    for (const { id, title } of docs) {
      await tab.evaluate(async (storyId) => {
        const channel = __STORYBOOK_ADDONS_CHANNEL__;
        const rendered = new Promise((resolve) => channel.once('docsRendered', resolve));
        channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
        await rendered;
      }, id);
      // Stories that are not in frames have rendered.
      await tab.waitForFunction(() =>
        [...document.querySelectorAll('.sb-story [id$=-inner]')].every((story) => story.firstChild),
      );
      if ((await tab.evaluate(() => scrollY)) > 0) scrolled.push(`${title}, ${theme}`);
      const lost = await tab
        .locator('.anatomy li')
        .evaluateAll((items) =>
          items
            .map(({ dataset }) => `.anatomy ${dataset['part']}`)
            .map((part) => (document.querySelector(part) ? '' : part)),
        );
      parts.push(...lost);
    }
  }
  expect(docs.length).toBeGreaterThan(30);
  expect(scrolled).toEqual([]);
  expect(parts.length).toBeGreaterThan(60);
  expect(parts.filter(Boolean)).toEqual([]);
});

test.each([
  'content-card-tile-teaser',
  'actions-button-call-to-action-cta',
  'forms-form-error-summary',
  'layout-grid-columns-layout',
])('keeps the docs of %s at their top while its frames play without errors', async (name) => {
  const tab = await openDocs(`components-${name}`);
  const problems: string[] = [];
  tab.on('console', (line) => {
    if (line.type() === 'error') problems.push(line.text());
  });
  await tab.locator('iframe').first().contentFrame().locator('.sb-show-main').waitFor();
  await tab.waitForLoadState('networkidle');
  // Frames take turns to play.
  await tab.waitForFunction(async () => {
    const { held, pending } = await navigator.locks.query();
    return held?.length === 0 && pending?.length === 0;
  });
  expect(await tab.evaluate(() => scrollY)).toBe(0);
  const headings = tab.locator(':is(h2, h3):not([id], .sb-story *, .review *)');
  expect(await headings.allTextContents(), 'no link of the contents leads to').toEqual([]);
  expect(problems).toEqual([]);
});

test('makes the frame of a dialog 700 px high', async () => {
  const tab = await openDocs('sections-job-alert-offer');
  await tab.waitForFunction(() => document.querySelector('iframe')?.clientHeight === 700);
});

async function openDocs(name: string): Promise<Page> {
  const tab = await browser.newPage();
  await tab.goto(`${address}iframe.html?viewMode=docs&id=${name}--docs`);
  await tab.locator('#storybook-docs h1').first().waitFor();
  return tab;
}

test('opens a heading of the docs while the toolbar has a choice', async () => {
  const tab = await browser.newPage();
  await tab.goto(`${address}?path=/docs/start-tokens--docs#contrast&globals=theme:dark`);
  const heading = tab.frameLocator('#storybook-preview-iframe').locator('#contrast');
  await heading.waitFor();
  await tab.waitForFunction(() => frames[0] && frames[0].scrollY > 0);
  expect((await heading.boundingBox())?.y).toBeLessThan(300);
});

test('shows defaults without quotes of the code, and edits elements as text', () => {
  const folder = join(import.meta.dirname, 'storybook-static/services/core/docgen');
  const properties = globSync('components-*.json', { cwd: folder }).flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    expect(text, 'the path of this machine').not.toContain(join(import.meta.dirname, '../..'));
    const { components } = JSON.parse(text) as Docgen;
    return Object.values(components).flatMap(({ argTypes }) => Object.values(argTypes ?? {}));
  });
  const defaults = properties.map(({ table }) => table.defaultValue?.summary);
  expect(defaults).toContain('"box"');
  expect(defaults.filter((value) => value?.includes("'"))).toEqual([]);
  const elements = properties.filter(({ table }) => table.type.summary === 'ReactNode');
  expect(elements.map(({ control }) => control)).toEqual(elements.map(() => ({ type: 'text' })));
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
