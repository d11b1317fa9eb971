import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './spinner.tsx';

/**
 * Turns while something is under way.
 *
 * **Use it** for waits without a shape. With `label` it is announced; a loading `Button` brings its
 * own.
 *
 * **Not for** lists and pages whose shape is known (`Skeleton`).
 */
const meta = {
  title: 'Components/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithLabel: Story = {
  args: { label: 'Sending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Sending' })).toBeVisible();
  },
};

export const Silent: Story = {};
