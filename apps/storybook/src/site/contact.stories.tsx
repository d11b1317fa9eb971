import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { siteStories } from './site-stories.tsx';

const meta = {
  ...siteStories,
  title: 'Site/Contact Us',
  tags: ['!autodocs'],
  args: { path: '/contact-us' },
} satisfies Meta<{ path: string }>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};

/** Sent empty: the summary has the focus, and each field says what it expects. */
export const WithErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    const send = await canvas.findByRole('button', { name: 'Send Message' });
    await waitFor(() => expect(send).toBeEnabled());
    await userEvent.click(send);
    await canvas.findByRole('alert');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
};
