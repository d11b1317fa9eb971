import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

/**
 * Says that there is nothing here, and what to do next.
 *
 * **Use it** for an empty list, or a page whose subject is not to be found (with
 * `headingLevel={1}`).
 *
 * **Not for** what failed to load (`ErrorState`).
 */
const meta = {
  title: 'Components/Empty state',
  component: EmptyState,
  args: {
    title: 'No openings in India today',
    children: 'New ones appear here within the hour of being approved.',
    actions: <Button variant="secondary">Show jobs in the USA</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const EmptyList: Story = {};

export const NotFound: Story = {
  args: {
    title: 'This story is not here',
    children: 'Its address may have been cut short. All stories stand in one list.',
    headingLevel: 1,
  },
};
