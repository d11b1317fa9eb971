import type { IconName } from '@kestrova/content';

interface IconProps {
  name: IconName;
}

/**
 * An icon that a record names. It is drawn from one sprite, so that no drawing travels in a page's
 * code; it decorates, and the words beside it say all there is to say.
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
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
