import type { Meta, StoryObj } from '@storybook/react-vite';
import { PillList, TagList } from './tag-list.tsx';

/**
 * Labeled boxes of facts.
 *
 * **Use it** for the domain, platform, geography and services of a story, or the code and mode of a
 * job.
 *
 * **Not for** facts that need no label (`PillList`).
 */
export default {
  title: 'Components/Content/Tag list (chips, badges, pills)',
  component: TagList,
  subcomponents: { PillList },
  args: {
    items: [
      { label: 'Domain', value: 'Fintech & Banking' },
      { label: 'Platform', value: 'Android, web back office' },
      { label: 'Geography', value: 'East Africa' },
      { label: 'Services', value: 'Product Engineering' },
    ],
  },
} satisfies Meta<typeof TagList>;

type Story = StoryObj<typeof TagList>;

export const FourBoxes: Story = {};

/** Facts without labels, such as a job's level, type and mode. Not for controls. */
export const Pills: Story = { render: () => <PillList items={['Senior', 'Full-time', '']} /> };
