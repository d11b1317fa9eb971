import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromiumLaunch } from '@kestrova/config/chromium';
import getPort from 'get-port';
import { hydrate } from './src/stack/open-page.ts';
import { pageOfEachRoute } from './src/stack/pages.ts';
import { mainRegion } from './src/stack/regions.ts';
import { serveSite, startApi, writeJobPages } from './src/stack/start-stack.ts';
import { canRun, drivenEngines } from './src/engines/programs.ts';
import { startBrowser } from './src/engines/test.ts';

/* Each page in every engine, side by side at both widths, on one sheet to look at. */

const FOLDER = join(import.meta.dirname, 'test-results/browsers');
const WIDTHS = [390, 1280] as const;
/** As much of a page as one can compare at a glance, in px. */
const HEIGHT = 1600;

const engines = ['chromium' as const, ...drivenEngines.filter(canRun)];
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const port = await getPort();
const apiUrl = `http://localhost:${port}`;
const api = await startApi(port, join(FOLDER, 'data'));
await writeJobPages(mainRegion, apiUrl);
const site = await serveSite(mainRegion, await getPort(), apiUrl);

for (const engine of engines) {
  const browser = await startBrowser[engine](chromiumLaunch);
  const visitor = await browser.admit(site.origin);
  const { page } = visitor;
  for (const path of pageOfEachRoute) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.goto(path);
      await hydrate(page);
      await writeFile(join(FOLDER, pictureName(path, engine, width)), await page.screenshot());
    }
    console.log(`${engine} ${path}`);
  }
  await visitor.leave();
  await browser.close();
}
await Promise.all([api.kill(), site.stop()]);

const sheet = join(FOLDER, 'index.html');
const title = `Each page in ${engines.join(', ')}, at ${WIDTHS.join(' and ')} px`;
const head = `<!doctype html><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>`;
await writeFile(sheet, [head, ...pageOfEachRoute.map(createRow)].join('\n'));
console.log(`Open ${sheet}`);

function createRow(path: string): string {
  const pictures = WIDTHS.flatMap((width) =>
    engines.map((engine) => {
      const name = pictureName(path, engine, width);
      return `<img width="${width / 3}" alt="${engine}, ${width} px" src="${name}" border="1">`;
    }),
  );
  return `<h2>${path}</h2>\n<nobr>${pictures.join('\n')}</nobr>`;
}

function pictureName(path: string, engine: string, width: number): string {
  return `${path.slice(1).replaceAll(/\W+/g, '-')}-${engine}-${width}.png`;
}
