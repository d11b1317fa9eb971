import type { Picture } from '@kestrova/content';

declare global {
  interface ImportMetaEnv {
    /** Where a build stands; absent outside of Vite. */
    readonly BASE_URL?: string;
  }
}

/** URL of a file that is served as it is, relative where a build may stand in any folder. */
export function publicUrl(path: string): string {
  return `${import.meta.env?.BASE_URL ?? '/'}${path}`;
}

/** URL of a picture's file. */
export function pictureUrl({ name }: Pick<Picture, 'name'>): string {
  return publicUrl(`pictures/${name}.svg`);
}
