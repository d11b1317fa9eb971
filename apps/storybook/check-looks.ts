import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { afterEach, beforeEach, expect, inject, type TestContext } from 'vitest';
import { page } from 'vitest/browser';
import { showTheme, themes } from './.storybook/show-theme.ts';

/** What Storybook's plugin puts into the context of a story's test. */
declare module 'vitest' {
  interface TestContext {
    story: { tags: string[] };
  }
  interface TaskMeta {
    storyId: string;
  }
  interface ProvidedContext {
    /** Whether there are pictures of this platform, or they are being made. */
    comparesScreenshots: boolean;
  }
}

/** The width of a small phone, in CSS pixels. */
const PHONE = 360;

let keys = 0;
document.addEventListener('keydown', () => (keys += 1), true);

/** Lets the addon for pseudo-states read the styles, so that axe checks hover, focus and press. */
beforeEach(() => {
  keys = 0;
  addons.getChannel().emit(STORY_RENDERED);
});

afterEach(async ({ story, task }) => {
  const isCompared = inject('comparesScreenshots') && story.tags.includes('screenshot');
  if (isCompared) await comparePictures(task);
  if (story.tags.includes('keyboard')) expectKeys();
  if (document.querySelector('.pseudo-hover-all')) expectStates();
  await expectToFitAPhone();
});

/** The addon for pseudo-states has read the styles of hover, focus and press. */
function expectStates(): void {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const css = rules.map(({ cssText }) => cssText).join('\n');
  for (const state of ['hover', 'focus-visible', 'active'])
    expect(css).toContain(`.pseudo-${state}`);
}

/** On a page of the docs, the story proves what it says about the keyboard. */
function expectKeys(): void {
  expect(keys).toBeGreaterThan(0);
}

/** A story, whatever its own viewport, fits a phone. */
async function expectToFitAPhone(): Promise<void> {
  await page.viewport(PHONE, 800);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE);
}

/** Compares a story, as its play function leaves it, with its picture in each theme. */
async function comparePictures({ meta }: TestContext['task']): Promise<void> {
  // Content outside the viewport would be blank. The next story sets its own size.
  await page.viewport(window.innerWidth, document.body.scrollHeight);
  for (const image of document.images) {
    // Pictures further down are lazy, and would load at unpredictable times.
    image.loading = 'eager';
    // With this part of its address, a picture is animated.
    image.src = image.src.replace(/#pencil$/, '');
  }
  await Promise.all([...document.images].map((image) => image.decode()));
  for (const theme of themes) {
    showTheme(theme);
    const body = page.elementLocator(document.body);
    await expect.element(body).toMatchScreenshot(`${meta.storyId}-${theme}`);
  }
}
