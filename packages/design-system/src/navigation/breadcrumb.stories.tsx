import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './breadcrumb.tsx';

/**
 * Where a page stands, from the top down.
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

export const ThreeLevels: StoryObj<typeof Breadcrumb> = {};
