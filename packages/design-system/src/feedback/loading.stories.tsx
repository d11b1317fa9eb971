import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../layout/grid.tsx';
import { Loading, Skeleton, Spinner } from './loading.tsx';

/**
 * Tells screen readers what is loading, while a `Skeleton` reserves the space of each part.
 *
 * **Use it** for lists and pages whose shape is known.
 *
 * **Not for** content of unknown shape: use a `Spinner` beside a text there. A loading `Button` has its
 * own ring.
 */
export default {
  title: 'Components/Feedback/Loading (skeleton, spinner)',
  component: Loading,
  subcomponents: { Skeleton, Spinner },
  args: {
    label: 'Loading jobs',
    children: (
      <Grid columns={2}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="block" />
      </Grid>
    ),
  },
} satisfies Meta<typeof Loading>;

type Story = StoryObj<typeof Loading>;

export const Skeletons: Story = {
  name: 'Loading', // So that a search for this word begins with it.
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading jobs');
  },
};

export const Turning: Story = { args: { children: <Spinner /> } };
