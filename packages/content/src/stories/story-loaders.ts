import type { Story, StoryKey } from '../schemas/story.ts';

/** Loads a story by its key. Each story is a chunk of its own, so a visitor carries only one. */
export const storyLoaders: Record<StoryKey, () => Promise<Story>> = {
  MAAB: () => import('./maab.ts').then(({ maab }) => maab),
  TASC: () => import('./tasc.ts').then(({ tasc }) => tasc),
  ASPIRE: () => import('./aspire.ts').then(({ aspire }) => aspire),
  ITradeNetwork: () => import('./itradenetwork.ts').then(({ itradenetwork }) => itradenetwork),
  aot: () => import('./aot.ts').then(({ aot }) => aot),
  ODC: () => import('./odc.ts').then(({ odcStory }) => odcStory),
  jsee: () => import('./jsee.ts').then(({ jsee }) => jsee),
  infinte: () => import('./infinte.ts').then(({ infinte }) => infinte),
};
