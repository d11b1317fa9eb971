import { heroPictures } from './hero-pictures.ts';
import type { Picture } from './picture.ts';
import { postPictures } from './post-pictures.ts';
import { storyPictures } from './story-pictures.ts';

/** Every picture of the site. The build draws exactly these. */
export const pictures: readonly Picture[] = [
  ...Object.values(storyPictures).flatMap(({ cover, designs, wordmark }) => [
    wordmark,
    cover,
    ...designs,
  ]),
  ...Object.values(heroPictures),
  ...Object.values(postPictures).flatMap(({ cover, portrait }) => [cover, portrait]),
];
