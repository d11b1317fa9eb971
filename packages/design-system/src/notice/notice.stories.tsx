import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Notice } from './notice.tsx';

/**
 * What went wrong with what the visitor just did. It is announced when it appears, and it stays.
 *
 * **Use it** beside the button that was pressed, where a message that leaves would be missed.
 *
 * **Not for** errors of a form's fields (`ErrorSummary`), nor for a list that failed (`StatePanel`).
 */
const meta = {
  title: 'Components/Notice',
  component: Notice,
  args: { children: 'This application was withdrawn before. Nothing is left to change.' },
} satisfies Meta<typeof Notice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Announced: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('withdrawn before');
  },
};
