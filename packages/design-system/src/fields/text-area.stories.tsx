import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextArea } from './text-area.tsx';

/**
 * Several lines of text, growing with what is written where the browser can.
 *
 * **Use it** for messages and letters.
 *
 * **Not for** one line (`TextField`).
 */
const meta = {
  title: 'Components/Text area',
  component: TextArea,
  args: { label: 'Message', name: 'message' },
} satisfies Meta<typeof TextArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: {
    defaultValue:
      'We run 4,200 agents in three countries.\n\nTheir books agree with ours once a quarter. We would like that to be every night.',
  },
};

export const Invalid: Story = {
  args: { required: true, error: 'Message must contain minimum 4 characters', defaultValue: 'Hi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true } };
