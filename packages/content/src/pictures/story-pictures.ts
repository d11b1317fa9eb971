import type { Picture } from './picture.ts';
import { storyCovers } from './story-covers.ts';
import { storyDesigns } from './story-designs.ts';
import { storyWordmarks } from './story-wordmarks.ts';

export type StoryPictures = {
  readonly cover: Picture;
  readonly designs: readonly Picture[];
  readonly wordmark: Picture;
};

/**
 * Every picture of a story, by its key. A page that shows only covers or only wordmarks reads
 * those records themselves, so that it does not carry the galleries' texts.
 */
export const storyPictures = {
  MAAB: picturesOf('MAAB'),
  TASC: picturesOf('TASC'),
  ASPIRE: picturesOf('ASPIRE'),
  ITradeNetwork: picturesOf('ITradeNetwork'),
  aot: picturesOf('aot'),
  ODC: picturesOf('ODC'),
  jsee: picturesOf('jsee'),
  infinte: picturesOf('infinte'),
} as const satisfies Record<keyof typeof storyCovers, StoryPictures>;

function picturesOf(key: keyof typeof storyCovers): StoryPictures {
  return { cover: storyCovers[key], designs: storyDesigns[key], wordmark: storyWordmarks[key] };
}
