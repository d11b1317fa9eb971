import type { IconName } from '@kestrova/content';
import { publicUrl } from './picture-url.ts';

interface IconProps {
  name: IconName;
}

/**
 * An icon that a record names, from the sprite, so that no shape travels in a page's code. It
 * decorates: the text beside it says the same.
 */
export function Icon({ name }: IconProps) {
  return (
    <svg
      className="lucide"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={publicUrl(`icons.svg#${name}`)} />
    </svg>
  );
}
