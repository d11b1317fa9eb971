import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight, X } from 'lucide';
import { expect, fn } from 'storybook/test';
import { IconButton } from './icon-button.tsx';

/**
 * A button of one icon.
 *
 * **Use it** for what an icon alone makes plain: closing, removing, moving on. Its label says it in
 * words.
 *
 * **Not for** anything that has to be read (`Button`).
 */
const meta = {
  title: 'Components/Icon button',
  component: IconButton,
  args: { icon: X, label: 'Close', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Framed: Story = {
  args: { icon: ChevronRight, label: 'Next picture', look: 'framed' },
};
