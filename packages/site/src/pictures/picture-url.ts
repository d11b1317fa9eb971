import type { Picture } from '@kestrova/content';

/** Address of a drawn picture's file. */
export function pictureUrl({ name }: Pick<Picture, 'name'>): string {
  return `/pictures/${name}.svg`;
}
