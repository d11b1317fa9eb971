import { screen } from 'storybook/test';
import { send, siteStories, type Story } from './site-stories.tsx';

export default {
  ...siteStories,
  title: 'Site/Contact Us',
  tags: ['!autodocs', 'one-theme'],
  args: { path: '/contact-us' },
};

export const Untouched: Story = {};

/** Sent empty: the summary names every field, and each field shows its error. */
export const WithErrors: Story = {
  tags: ['screenshot'],
  play: async (context) => {
    await send(context, context.canvasElement, {}, 'Send Message');
    await context.canvas.findByRole('alert');
  },
};

/** Sent with an address whose first part names the outcome. */
function sent(email: string, result: RegExp): Story {
  return {
    play: async (context) => {
      const entries = {
        Name: 'Asha Okafor',
        Email: email,
        'Company Name': 'Harbor Bank',
        'Company Website': 'harborbank.example.com',
        'Contact Number': '+12025550143',
        Message: 'We need a team of six. When can we talk?',
      };
      await send(context, context.canvasElement, entries, 'Send Message');
      await screen.findAllByText(result);
    },
  };
}

export const Sending: Story = sent('waiting@example.com', /Sending/);
export const Offline: Story = sent('offline@example.com', /could not reach our server/);
export const ServerError500: Story = sent('failing@example.com', /could not save|went wrong/);
export const Received: Story = sent('asha.okafor@example.com', /Your message is with us/);
