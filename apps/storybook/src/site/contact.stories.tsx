import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { siteStories } from './site-stories.tsx';

const meta = {
  ...siteStories,
  title: 'Site/Contact Us',
  args: { path: '/contact-us' },
} satisfies Meta<{ path: string }>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};

/** Hyderabad and its hours come first, and its street plan stands where the map will be. */
export const InIndia: Story = {
  name: 'Site of India',
  globals: { region: 'in' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Weekdays .* IST$/);
    await canvas.findByRole('img', { name: /^Street plan of HITEC City/ });
  },
};

/** Sent empty: the summary names every field, and each field shows its error. */
export const WithErrors: Story = {
  tags: ['screenshot'],
  play: async ({ canvas, userEvent }) => {
    const send = await canvas.findByRole('button', { name: 'Send Message' });
    await waitFor(() => expect(send).toBeEnabled());
    await userEvent.click(send);
    await canvas.findByRole('alert');
  },
};
