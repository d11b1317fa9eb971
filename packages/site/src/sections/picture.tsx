import { pictureFile, type Picture as PictureRecord } from '@kestrova/content';

declare global {
  interface ImportMetaEnv {
    /** The base URL of the build; absent outside of Vite. */
    readonly BASE_URL?: string;
  }
}

/** URL of a static file, relative to the base of the build. */
export function publicUrl(path: string): string {
  return `${import.meta.env?.BASE_URL ?? '/'}${path}`;
}

/** URL of a picture's file. */
export function pictureUrl({ name }: Pick<PictureRecord, 'name'>): string {
  return publicUrl(`pictures/${pictureFile(name)}`);
}

interface PictureProps {
  picture: PictureRecord;
  /** True for the main picture of the first screen: it is fetched at once. */
  first?: boolean;
  /** The query and the part of the file to show, with its `#`. */
  part?: string;
}

/** A picture in its own proportions, loaded lazily unless it comes first. */
export function Picture({ picture, first = false, part = '' }: PictureProps) {
  const { width, height, alt } = picture;
  return (
    <img
      src={pictureUrl(picture) + part}
      width={width}
      height={height}
      alt={alt}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  );
}

/**
 * The sheet of an opening, which a red pencil corrects once. Its file is animated only as
 * `#pencil`, since a picture cannot detect reduced motion. Without a query of its own, it would share
 * one image with the finished sheet of the closing, and the pencil would not draw.
 */
export function Sheet({ picture, first = false }: Omit<PictureProps, 'part'>) {
  return (
    <picture>
      <source media="(prefers-reduced-motion: reduce), print" srcSet={pictureUrl(picture)} />
      <Picture picture={picture} first={first} part="?drawn#pencil" />
    </picture>
  );
}
