import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Loading, Skeleton, Spinner } from './loading.tsx';

/**
 * Says to those who cannot see it what is coming, while a `Skeleton` keeps the place of each part, at
 * the height that it will have.
 *
 * **Use it** for lists and pages whose shape is known.
 *
 * **Not for** waits without a shape: a `Spinner` turns there beside words, and a loading `Button`
 * brings its own ring.
 */
const meta = {
  title: 'Components/Loading',
  component: Loading,
  subcomponents: { Skeleton, Spinner },
  args: {
    label: 'Loading jobs',
    children: (
      <>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="block" />
      </>
    ),
  },
} satisfies Meta<typeof Loading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Skeletons: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading jobs');
  },
};

export const Turning: Story = { args: { children: <Spinner /> } };
