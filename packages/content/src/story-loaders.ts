import type { Story, StoryKey } from './schemas/story.ts';

/** Loads a story by its key. Each story is a chunk of its own, so a visitor carries only one. */
export const storyLoaders: Record<StoryKey, () => Promise<Story>> = {
  MAAB: () => import('./stories/maab.ts').then(({ maab }) => maab),
  TASC: () => import('./stories/tasc.ts').then(({ tasc }) => tasc),
  ASPIRE: () => import('./stories/aspire.ts').then(({ aspire }) => aspire),
  ITradeNetwork: () =>
    import('./stories/itradenetwork.ts').then(({ itradenetwork }) => itradenetwork),
  aot: () => import('./stories/aot.ts').then(({ aot }) => aot),
  ODC: () => import('./stories/odc.ts').then(({ odc }) => odc),
  jsee: () => import('./stories/jsee.ts').then(({ jsee }) => jsee),
  infinte: () => import('./stories/infinte.ts').then(({ infinte }) => infinte),
};
