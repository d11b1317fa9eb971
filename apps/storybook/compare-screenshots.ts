import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/** What Storybook's plugin puts into the context of a story's test. */
declare module 'vitest' {
  interface TestContext {
    story: { tags: string[]; globals: { theme: 'light' | 'dark' } };
  }
  interface TaskMeta {
    storyId: string;
  }
}

/** Compares each story tagged `screenshot`, as its play function leaves it, with its picture. */
afterEach(async ({ story, task }) => {
  if (!story.tags.includes('screenshot')) return;
  // What lies outside the viewport would be blank. The next story sets its own.
  await page.viewport(window.innerWidth, document.body.scrollHeight);
  const name = `${task.meta.storyId}-${story.globals.theme}`;
  // oxlint-disable-next-line vitest/no-standalone-expect -- the hook runs inside each story's test
  await expect.element(page.elementLocator(document.body)).toMatchScreenshot(name);
});
