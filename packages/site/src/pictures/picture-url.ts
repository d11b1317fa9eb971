import type { Picture } from '@kestrova/content';

/** URL of a picture's file. */
export function pictureUrl({ name }: Pick<Picture, 'name'>): string {
  return `/pictures/${name}.svg`;
}
