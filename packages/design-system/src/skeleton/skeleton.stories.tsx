import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Loading } from './loading.tsx';
import { Skeleton } from './skeleton.tsx';

/**
 * Keeps the place of what is loading, at the height that it will have.
 *
 * **Use it** inside `Loading`, which says to those who cannot see it what is coming.
 *
 * **Not for** waits without a shape (`Spinner`).
 */
const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const Title: Story = { args: { shape: 'title' } };

export const Block: Story = { args: { shape: 'block' } };

export const JobRows: Story = {
  render: () => (
    <Loading label="Loading jobs">
      <Stack>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </Stack>
    </Loading>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading jobs');
  },
};
