import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { test } from '@playwright/test';
import type { AnyLocator, EnginePage, Key, Queries, Size, Text } from './engine-page.ts';
import { findElements, type Step } from './find-elements.ts';

/** One tab of a browser that Playwright does not drive. What runs in the page is sent as text. */
export interface Driver {
  open(path: string): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  find(expression: string): Promise<DrivenElement>;
  press(key: Key): Promise<void>;
  resize(size: Size): Promise<unknown>;
  /** A PNG of what is in view, in base64. */
  screenshot(): Promise<string>;
}

/** An element that takes a visitor's own input. */
export interface DrivenElement {
  click(): Promise<void>;
  type(text: string, delay: number): Promise<void>;
  upload(path: string): Promise<unknown>;
}

const TIMEOUT = 20_000;
const POLL_INTERVAL = 40;

const libraryPath = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);
const PROVIDE_QUERIES = `(() => {
  ${readFileSync(libraryPath, 'utf8')};
  globalThis.findElements = ${findElements.toString()};
})()`;

/** A page that a driver shows, under the names of Playwright's. */
export function createDrivenPage(driver: Driver): EnginePage {
  return {
    ...createQueries((step) => createLocator(driver, [step])),
    goto: (path) => driver.open(path),
    evaluate: <R>(run: () => R) => driver.evaluate(`(${run.toString()})()`) as Promise<R>,
    setViewportSize: async (size) => void (await driver.resize(size)),
    keyboard: { press: (key) => driver.press(key) },
    screenshot: async () => Buffer.from(await driver.screenshot(), 'base64'),
  };
}

/** Elements that are looked for anew each time; what is done to one waits until it is there. */
function createLocator(driver: Driver, steps: readonly Step[]): AnyLocator {
  const found = `globalThis.findElements(${JSON.stringify(steps)})`;
  const then = (step: Step) => createLocator(driver, [...steps, step]);

  async function evaluate<R>(inPage: (found: HTMLElement[]) => R): Promise<R> {
    if (!(await driver.evaluate('"findElements" in globalThis'))) {
      await driver.evaluate(PROVIDE_QUERIES);
    }
    return (await driver.evaluate(`(${inPage.toString()})(${found})`)) as R;
  }

  /** Waits until one element is there, is shown, can be used and stands still; scrolls to it. */
  async function getReady(): Promise<DrivenElement> {
    let place = { x: Infinity, y: Infinity };
    await until(found, async () => {
      const { x, y } = place;
      place = await evaluate(prepareElement);
      // WebKit rounds where it scrolls to, one pixel up and at the next time one down.
      const distance = Math.hypot(place.x - x, place.y - y);
      if (distance > 1) throw new Error(`It moves, by ${distance} px.`);
    });
    return driver.find(`${found}[0]`);
  }

  return {
    ...createQueries(then),
    filter: ({ hasText }) => then({ by: 'containing', text: toPattern(hasText) }),
    nth: (place) => then({ by: 'place', place }),
    first: () => then({ by: 'place', place: 0 }),
    click: async () => (await getReady()).click(),
    check: async () => (await getReady()).click(),
    pressSequentially: async (text, { delay = 0 } = {}) => (await getReady()).type(text, delay),
    async selectOption(label) {
      await getReady();
      await driver.evaluate(`(${selectOption.toString()})(${found}[0], ${JSON.stringify(label)})`);
    },
    async setInputFiles({ name, buffer }) {
      const path = test.info().outputPath(name);
      await writeFile(path, buffer);
      await (await getReady()).upload(path);
    },
    waitFor: ({ state = 'visible' } = {}) =>
      until(`${found} ${state}`, async () => {
        const { count, shown } = await evaluate(countElements);
        const isSo = { attached: count > 0, visible: shown > 0, hidden: shown === 0 }[state];
        if (!isSo) throw new Error(`${count} are there, ${shown} are shown.`);
      }),
    count: () => evaluate((elements) => elements.length),
    innerText: () => until(found, () => evaluate(readText)),
    inputValue: () => until(found, () => evaluate(([input]) => (input as HTMLInputElement).value)),
  };
}

function createQueries(then: (step: Step) => AnyLocator): Queries<AnyLocator> {
  return {
    getByRole: (role, { name, exact } = {}) =>
      then({ by: 'role', role, ...(name !== undefined && { name: toPattern(name, exact) }) }),
    getByLabel: (text, { exact } = {}) => then({ by: 'label', text: toPattern(text, exact) }),
    getByText: (text, { exact } = {}) => then({ by: 'text', text: toPattern(text, exact) }),
    locator: (selector) => then({ by: 'selector', selector }),
  };
}

/** As Playwright reads a text: a part of what is there, in any case, unless it is to be exact. */
function toPattern(text: Text, isExact = false) {
  if (text instanceof RegExp) return { source: text.source, flags: text.flags };
  const source = RegExp.escape(text);
  return isExact ? { source: `^${source}$`, flags: '' } : { source, flags: 'i' };
}

/** Tries again until it succeeds. @throws Error of the last attempt, after the timeout. */
async function until<R>(what: string, attempt: () => Promise<R>): Promise<R> {
  const end = performance.now() + TIMEOUT;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > end) throw new Error(`Waiting for ${what}`, { cause: error });
    }
    await pause(POLL_INTERVAL);
  }
}

/* In the page, each with nothing from outside itself. */

function prepareElement([element, ...others]: HTMLElement[]) {
  if (!element || others.length > 0) throw new Error(`${others.length} too many, or none.`);
  const isShown = element.checkVisibility({ visibilityProperty: true });
  if (!isShown || element.matches(':disabled')) throw new Error('It cannot be used.');
  // It also ends a glide of the page, which would move the element from under the pointer.
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y } = element.getBoundingClientRect();
  return { x, y };
}

function readText([element, ...others]: HTMLElement[]): string {
  if (!element || others.length > 0) throw new Error(`${others.length} too many, or none.`);
  return element.innerText;
}

function countElements(elements: HTMLElement[]) {
  const shown = elements.filter((element) => element.checkVisibility({ visibilityProperty: true }));
  return { count: elements.length, shown: shown.length };
}

function selectOption(select: HTMLSelectElement, label: string): void {
  const option = [...select.options].find((one) => one.label === label || one.value === label);
  if (!option) throw new Error(`There is no option "${label}".`);
  select.value = option.value;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
