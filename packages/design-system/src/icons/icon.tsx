import type { IconNode } from 'lucide';
import { createElement } from 'react';

type IconProps =
  /** Shapes of lucide. lucide-react would add 2 KB to every page; the shapes are plain data. */
  | { node: IconNode }
  /** Address of a symbol in a sprite, so that no shape travels in a page's code. */
  | { href: string };

/** An icon as decoration: the text beside it says the same. */
export function Icon(props: IconProps) {
  return (
    <svg
      className="lucide"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {'href' in props ? (
        <use href={props.href} />
      ) : (
        props.node.map(([tag, shape], index) => createElement(tag, { key: index, ...shape }))
      )}
    </svg>
  );
}
