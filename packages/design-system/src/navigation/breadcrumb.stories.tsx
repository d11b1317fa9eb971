import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './breadcrumb.tsx';

/**
 * The path to a page, from the top page down.
 *
 * **Use it** in the hero of a page that is at least one level deep.
 *
 * **Not for** the steps of a process, nor on pages that the header leads to directly.
 */
export default {
  title: 'Components/Navigation/Breadcrumb (path, trail)',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Home', href: '/home' },
      { label: 'Careers', href: '/careers' },
      { label: 'Senior Staff Engineer, Payments Reconciliation and Settlement Platforms' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;

/** The page itself is named and is not a link. */
export const ThreeLevels: StoryObj<typeof Breadcrumb> = {};
