import { chromium } from 'playwright';
import { chromiumLaunch } from '../chromium.ts';
import { photographStories } from './camera.ts';
import { openDarkroom, type Darkroom } from './darkroom.ts';
import type { Shot } from './shot.ts';
import { serveStaticStorybook } from './static-storybook.ts';

/** What a session in the studio covered. */
export interface Session {
  /** Ids of every story of the static build that is photographed. */
  storyIds: readonly string[];
  /** Ids of those that this session photographed. */
  chosenIds: readonly string[];
  seconds: number;
}

/**
 * Photographs the stories of the static build whose ids begin with one of the prefixes (all, where
 * there is none), and hands each shot over together with the darkroom.
 * @throws Error where no story has such an id, or there is no build.
 */
export async function holdSession(
  prefixes: readonly string[],
  onShot: (shot: Shot, darkroom: Darkroom) => Promise<void>,
): Promise<Session> {
  const start = performance.now();
  await using storybook = await serveStaticStorybook();
  const { storyIds } = storybook;
  const chosenIds = storyIds.filter(
    (id) => prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(prefix)),
  );
  if (chosenIds.length === 0)
    throw new Error(`No story's id begins with ${prefixes.join(' or ')}.`);
  await using browser = await chromium.launch(chromiumLaunch);
  await using darkroom = await openDarkroom(browser);
  await photographStories(browser, storybook.url, chosenIds, (shot) => onShot(shot, darkroom));
  return { storyIds, chosenIds, seconds: Math.round((performance.now() - start) / 1000) };
}
