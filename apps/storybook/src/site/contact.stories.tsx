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

const entries = {
  Name: 'Asha Okafor',
  Email: 'asha@example.com',
  'Company Name': 'Harbor Bank',
  'Company Website': 'harborbank.com',
  'Contact Number': '+1 2025550143',
  Message: 'We need a team of six for a ledger.',
};

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

/** The receipt takes the focus, and the empty form below it another message. */
export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    const send = await canvas.findByRole('button', { name: 'Send Message' });
    await waitFor(() => expect(send).toBeEnabled());
    for (const [name, text] of Object.entries(entries)) {
      await userEvent.type(canvas.getByRole('textbox', { name }), text);
    }
    await userEvent.click(send);
    const heading = await canvas.findByRole('heading', { name: 'Your message is with us' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** The server took it for the work of a program: everything stays, and there is another way. */
export const HeldBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const send = await canvas.findByRole('button', { name: 'Send Message' });
    await waitFor(() => expect(send).toBeEnabled());
    for (const [name, text] of Object.entries({ ...entries, Email: 'unsolicited@example.com' })) {
      await userEvent.type(canvas.getByRole('textbox', { name }), text);
    }
    await userEvent.click(send);
    await canvas.findByText(/Does it still not go through/);
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(entries.Message);
  },
};

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
