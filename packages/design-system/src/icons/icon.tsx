import type { IconNode } from 'lucide';
import { createElement } from 'react';

/**
 * An icon of lucide as decoration. lucide-react would add 2 KB to every page; the shapes in lucide
 * are plain data.
 */
export function Icon({ node }: { node: IconNode }) {
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
      {node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
