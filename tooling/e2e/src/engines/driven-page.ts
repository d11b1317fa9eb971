import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import type { DrivenLocator, DrivenPage, Key } from './engine-page.ts';

/** A visitor with a browser of the engine, without cookies. */
export interface Visitor {
  page: DrivenPage;
  /** Console errors and uncaught exceptions of the last document. */
  listProblems(): Promise<readonly string[]>;
  leave(): Promise<void>;
}

/** A browser of one engine. */
export interface EngineBrowser {
  newContext(origin: string): Promise<Visitor>;
  close(): Promise<unknown>;
}

type Text = string | RegExp;

/** One tab of a browser that Playwright does not drive. Code for the page is sent as text. */
export interface Driver {
  open: (path: string) => Promise<unknown>;
  evaluate: (expression: string) => Promise<unknown>;
  /** Finds an element for real input by the driver. */
  find: (expression: string) => Promise<{
    click: () => Promise<void>;
    type: (text: string, delay: number) => Promise<void>;
    upload: (path: string) => Promise<unknown>;
    screenshot: () => Promise<Uint8Array>;
  }>;
  press: (key: Key) => Promise<void>;
  /** Sets the width and the height of the window, in px. */
  resize: (size: { width: number; height: number }) => Promise<void>;
}

/** Finds elements by role, label and text, as the global `TestingLibraryDom` of a page. */
const testingLibrary = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
);

/** A page of a driver, with the part of Playwright's `page` that the journeys in every engine use. */
export function createDrivenPage(driver: Driver): DrivenPage {
  return {
    ...createQueries(driver, '[document.documentElement]'),
    goto: driver.open,
    evaluate: <R>(run: () => R) => driver.evaluate(`(${run.toString()})()`) as Promise<R>,
    setViewportSize: driver.resize,
    keyboard: { press: driver.press },
  };
}

/** Queries below the elements that an expression finds. */
function createQueries(driver: Driver, roots: string) {
  const below = (found: string) =>
    createLocator(driver, `[...new Set(${roots}.flatMap((root) => ${found}))]`);
  return {
    getByRole(role: string, { name, exact }: { name?: Text; exact?: boolean } = {}) {
      const options = name === undefined ? '{}' : `{ name: ${toPattern(name, exact)} }`;
      return below(
        `TestingLibraryDom.queryAllByRole(root, '${role}', ${options}).filter((element) => element.checkVisibility({ visibilityProperty: true }))`,
      );
    },
    getByLabel: (text: Text) =>
      below(`TestingLibraryDom.queryAllByLabelText(root, ${toPattern(text)})`),
    getByText: (text: Text) => below(`TestingLibraryDom.queryAllByText(root, ${toPattern(text)})`),
    locator: (selector: string) => below(`[...root.querySelectorAll(${JSON.stringify(selector)})]`),
  };
}

/** A locator: finds its elements again for each use, and waits until they exist. */
function createLocator(driver: Driver, found: string): DrivenLocator {
  const nth = (place: number) => createLocator(driver, `${found}.slice(${place}, ${place + 1})`);

  async function evaluate<R>(inPage: (found: HTMLElement[]) => R): Promise<R> {
    if (!(await driver.evaluate('"TestingLibraryDom" in globalThis'))) {
      await driver.evaluate(`(() => { ${testingLibrary} })()`);
    }
    return (await driver.evaluate(`(${inPage.toString()})(${found})`)) as R;
  }

  /** Waits until one element exists, is visible, enabled and still; scrolls to it. */
  async function getReady() {
    let place = { x: Infinity, y: Infinity };
    await until(found, async () => {
      const { x, y } = place;
      place = await evaluate(prepareElement);
      // WebKit rounds the scroll position up or down by a pixel.
      const distance = Math.hypot(place.x - x, place.y - y);
      if (distance > 1) throw new Error(`It moves, by ${distance} px.`);
    });
    return driver.find(`${found}[0]`);
  }

  const click = async () => (await getReady()).click();
  return {
    ...createQueries(driver, found),
    filter: ({ hasText }: { hasText: Text }) =>
      createLocator(
        driver,
        `${found}.filter((one) => ${toPattern(hasText)}.test(one.textContent))`,
      ),
    nth,
    first: () => nth(0),
    click,
    check: click,
    pressSequentially: async (text, { delay = 0 } = {}) => (await getReady()).type(text, delay),
    async selectOption(label: string): Promise<unknown> {
      await getReady();
      return driver.evaluate(`(${selectOption.toString()})(${found}[0], ${JSON.stringify(label)})`);
    },
    async setInputFiles({ name, buffer }: { name: string; mimeType: string; buffer: Buffer }) {
      const path = test.info().outputPath(name);
      await writeFile(path, buffer);
      await (await getReady()).upload(path);
    },
    waitFor: ({ state = 'visible' } = {}) =>
      until(`${found} ${state}`, async () => {
        const shown = await evaluate((elements) =>
          elements.map((element) => element.checkVisibility({ visibilityProperty: true })),
        );
        const isVisible = shown.includes(true);
        const isSo = { attached: shown.length > 0, visible: isVisible, hidden: !isVisible }[state];
        if (!isSo) throw new Error(`${shown.length} are there; shown: ${shown.join()}.`);
      }),
    count: () => evaluate((elements) => elements.length),
    innerText: () => until(found, () => evaluate(readText)),
    screenshot: async () => Buffer.from(await (await getReady()).screenshot()),
    inputValue: () => until(found, () => evaluate(([input]) => (input as HTMLInputElement).value)),
  };
}

/** The source of a regular expression. Like in Playwright, a text matches a part in any case unless exact. */
function toPattern(text: Text, isExact = false): string {
  if (text instanceof RegExp) return String(text);
  const source = RegExp.escape(text);
  return isExact ? `/^${source}$/` : `/${source}/i`;
}

/** Retries until it succeeds. @throws Error of the last attempt, after the timeout. */
async function until<R>(what: string, attempt: () => Promise<R>): Promise<R> {
  const results: R[] = [];
  const tryAgain = async () => void results.push(await attempt());
  await expect(tryAgain, `waiting for ${what}`).toPass({ timeout: 20_000, intervals: [40] });
  return results[0] as R;
}

/* These functions run in the page, so they use nothing from outside themselves. */

function prepareElement([element, ...others]: HTMLElement[]) {
  if (!element || others.length > 0) throw new Error(`${others.length} too many, or none.`);
  const isShown = element.checkVisibility({ visibilityProperty: true });
  if (!isShown || element.matches(':disabled')) throw new Error('It cannot be used.');
  // This also ends a smooth scroll, which would move the element away from the pointer.
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y } = element.getBoundingClientRect();
  return { x, y };
}

function readText([element, ...others]: HTMLElement[]): string {
  if (!element || others.length > 0) throw new Error(`${others.length} too many, or none.`);
  return element.innerText;
}

function selectOption(select: HTMLSelectElement, label: string): void {
  const option = [...select.options].find((one) => one.label === label || one.value === label);
  if (!option) throw new Error(`There is no option "${label}".`);
  select.value = option.value;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
