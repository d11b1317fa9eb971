import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PNG } from 'pngjs';
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import { proxyUrl } from '../stack/proxy.ts';
import { createDrivenPage, type EngineBrowser } from './driven-page.ts';
import { WEBKIT_DRIVER, XVFB } from './programs.ts';

const KEYS = { Shift: Key.SHIFT, Enter: Key.ENTER, Escape: Key.ESCAPE };

/** Records the errors of a loaded page, before its code starts. */
const WATCH = `globalThis.problems ??= (() => {
  const problems = [];
  addEventListener('error', ({ message }) => problems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  const { error } = console;
  console.error = (...values) => { problems.push(values.join(' ')); error(...values); };
  return problems;
})()`;

/** With wider ones the browser's window would be wider than a phone. */
const NARROW_BUTTONS = 'button { min-width: 0; padding: 0 }';

/** Starts WebKit's driver, and a virtual screen, without which WebKit does not draw. */
export async function startWebkit(): Promise<EngineBrowser> {
  const screen = spawn(XVFB, ['-displayfd', '1', '-screen', '0', '1920x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(screen.stdout.setEncoding('utf8'), 'data')) as [string];
  const settings = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(settings, 'gtk-3.0'));
  await writeFile(join(settings, 'gtk-3.0/gtk.css'), NARROW_BUTTONS);
  // Safari's service starts any driver of WebKit.
  const driver = new ServiceBuilder(WEBKIT_DRIVER)
    .setEnvironment({
      ...process.env,
      DISPLAY: `:${display.trim()}`,
      LIBGL_ALWAYS_SOFTWARE: '1',
      XDG_CONFIG_HOME: settings,
    })
    .build();
  const proxy = { proxyType: 'manual', httpProxy: new URL(proxyUrl).host };
  const session = await new Builder()
    .usingServer(await driver.start())
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', proxy }))
    .build();
  const read = (expression: string) => session.executeScript(`return ${expression}`);
  return {
    async newContext(origin) {
      // All visitors use the same window, so each begins by deleting what the previous one left.
      await session.get(new URL('/robots.txt', origin).href);
      await session.manage().deleteAllCookies();
      await read('localStorage.clear()');
      const page = createDrivenPage({
        async open(path) {
          await session.get(new URL(path, origin).href);
          await read(WATCH);
        },
        evaluate: read,
        async find(expression) {
          const element = (await read(expression)) as WebElement;
          return {
            click: () => element.click(),
            async type(text, delay) {
              for (const key of text) {
                await element.sendKeys(key);
                await pause(delay);
              }
            },
            upload: (path) => element.sendKeys(path),
            // The driver's own picture of an element is cut off where it lay before scrolling.
            async screenshot() {
              const { x, y, width, height } = await element.getRect();
              const window = PNG.sync.read(Buffer.from(await session.takeScreenshot(), 'base64'));
              const part = new PNG({ width: Math.floor(width), height: Math.floor(height) });
              PNG.bitblt(window, part, Math.ceil(x), Math.ceil(y), part.width, part.height);
              return PNG.sync.write(part);
            },
          };
        },
        press: (key) => session.actions().sendKeys(KEYS[key]).perform(),
        async resize(size) {
          await session
            .manage()
            .window()
            .setRect({ x: 0, y: 0, ...size });
          while ((await read('innerWidth')) !== size.width) await pause(20);
        },
      });
      return {
        page,
        listProblems: () => read('globalThis.problems ?? []') as Promise<string[]>,
        leave: async () => undefined,
      };
    },
    async close() {
      await session.quit();
      await driver.kill();
      screen.kill();
      await rm(settings, { recursive: true });
    },
  };
}
