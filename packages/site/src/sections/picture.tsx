import type { Picture as PictureRecord } from '@kestrova/content';
import { pictureUrl } from './picture-url.ts';

interface PictureProps {
  picture: PictureRecord;
  className?: string;
  /** True for the one picture that the first screen is about: it is fetched at once. */
  first?: boolean;
}

/** A picture in its own proportions, loaded lazily unless it comes first. */
export function Picture({ picture, className, first = false }: PictureProps) {
  const { width, height, alt } = picture;
  return (
    <img
      className={className}
      src={pictureUrl(picture)}
      width={width}
      height={height}
      alt={alt}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  );
}
