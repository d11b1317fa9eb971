import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumLaunch } from '@kestrova/config/chromium';
import { chromium, type Browser, type Page } from 'playwright';
import type { Channel } from 'storybook/internal/channels';
import { preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

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

test('opens each page of the docs at its top, without errors, with all numbered parts', async () => {
  const index = join(import.meta.dirname, 'storybook-static/index.json');
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
    entries: Record<string, Record<'id' | 'type', string>>;
  };
  const docs = Object.values(entries).filter(({ type }) => type === 'docs');
  const problems: string[] = [];
  const parts: string[] = [];
  const tab = await openDocs('start-tokens');
  tab.on('pageerror', ({ message }) => problems.push(message));
  // In one tab, which then has the code of all stories.
  for (const { id } of docs) {
    await tab.evaluate(async (storyId) => {
      const channel = __STORYBOOK_ADDONS_CHANNEL__;
      const rendered = new Promise((resolve) => channel.once('docsRendered', resolve));
      channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
      await rendered;
    }, id);
    await tab.waitForFunction(() =>
      [...document.querySelectorAll('.sb-story [id$=-inner]')].every((story) => story.firstChild),
    );
    if ((await tab.evaluate(() => scrollY)) > 0) problems.push(`${id} is scrolled`);
    const names = await tab
      .locator('.anatomy li')
      .evaluateAll((items) => items.map(({ dataset }) => `.anatomy ${dataset['part']}`));
    for (const part of names) if ((await tab.locator(part).count()) === 0) problems.push(part);
    parts.push(...names);
  }
  expect(docs.length).toBeGreaterThan(30);
  expect(parts.length).toBeGreaterThan(30);
  expect(problems).toEqual([]);
});

test('shows stories with the choices of the toolbar', async () => {
  const tab = await browser.newPage();
  const card = 'components-content-card-tile-teaser--box';
  await tab.goto(`${address}iframe.html?id=${card}&globals=theme:dark;words:long;states:all`);
  await tab
    .locator('html[data-theme=dark] .pseudo-hover-all h3', { hasText: /^\S{60}$/ })
    .waitFor();
  await tab.goto(`${address}iframe.html?id=site-pages--home&globals=region:in`);
  await tab.getByRole('banner').getByText('India').first().waitFor();
});

test('shows each story of the docs in both themes', async () => {
  const tab = await openDocs('components-actions-button-call-to-action-cta', 'theme:both');
  for (const theme of ['light', 'dark'])
    await tab.locator(`.sb-story [data-theme=${theme}]`).getByText('Sending…').last().waitFor();
});

test('shows the frame of a dialog in the theme that the toolbar has', async () => {
  const tab = await openDocs('components-feedback-dialog-modal-popup-overlay');
  const frame = tab.frameLocator('iframe');
  await frame.locator('html[data-theme=light] dialog').waitFor();
  await tab.evaluate(() => {
    __STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { theme: 'dark' } });
  });
  await frame.locator('html[data-theme=dark] dialog').waitFor();
});

async function openDocs(name: string, globals = ''): Promise<Page> {
  const tab = await browser.newPage();
  await tab.goto(`${address}iframe.html?viewMode=docs&id=${name}--docs&globals=${globals}`);
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
