import { afterEach, expect, inject } from 'vitest';
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

/** Each story, whatever its own viewport, fits a phone. Runs after the hook below. */
afterEach(async () => {
  await page.viewport(PHONE, 800);
  // oxlint-disable-next-line vitest/no-standalone-expect -- the hook runs inside each story's test
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE);
});

/** Compares each story tagged `screenshot`, as its play function leaves it, with its pictures. */
afterEach(async ({ story, task }) => {
  if (!inject('comparesScreenshots') || !story.tags.includes('screenshot')) return;
  // Content outside the viewport would be blank. The next story sets its own size.
  await page.viewport(window.innerWidth, document.body.scrollHeight);
  // Pictures further down are lazy, and would arrive at one moment or another.
  await Promise.all([...document.images].map((image) => loadNow(image)));
  for (const theme of themes) {
    showTheme(theme);
    const body = page.elementLocator(document.body);
    // oxlint-disable-next-line vitest/no-standalone-expect -- the hook runs inside each story's test
    await expect.element(body).toMatchScreenshot(`${task.meta.storyId}-${theme}`);
  }
});

function loadNow(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager';
  return image.decode();
}

const stories = new Map<string, string>();

/** On a page of the docs, no story looks like another one. Runs first of these hooks. */
afterEach(({ story, task }) => {
  if (!story.tags.includes('autodocs')) return;
  const markup = document.body.innerHTML.replaceAll(/ (?:aria-\w+|for|id|name)="[^"]*"/g, '');
  const look = [task.file.name, window.innerWidth, markup].join(' ');
  // oxlint-disable-next-line vitest/no-standalone-expect -- the hook runs inside each story's test
  expect(stories.get(look), 'the story that looks the same').toBeUndefined();
  stories.set(look, task.meta.storyId);
});
