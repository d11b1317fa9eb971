import { chromiumLaunch } from '@kestrova/config/chromium';
import { chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

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
