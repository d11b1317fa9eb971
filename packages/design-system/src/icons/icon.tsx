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

/** LinkedIn in lucide's style, since lucide has no brands. */
export const LinkedIn: IconNode = [
  [
    'path',
    { d: 'M4 10v10M4 4.5v.01M9.5 20V10m0 4.5a4.5 4.5 0 0 1 4.5-4.5 4.5 4.5 0 0 1 4.5 4.5V20' },
  ],
];

/** Instagram in lucide's style, since lucide has no brands. */
export const Instagram: IconNode = [
  ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '5' }],
  ['circle', { cx: '12', cy: '12', r: '4' }],
  ['path', { d: 'M17 7v.01' }],
];
