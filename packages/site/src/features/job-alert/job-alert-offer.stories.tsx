import { ApiClientProvider } from '@kestrova/api-client';
import { createFakeServer } from '@kestrova/api-client/testing';
import { jobAlertFormCopy as copy } from '@kestrova/content';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { defaultJobChoice } from '../jobs/job-choice.ts';
import { JobAlertOffer } from './job-alert-offer.tsx';

/**
 * Offers emails about new jobs like those that a visitor looks at, and asks for the address in a
 * dialog.
 *
 * **Use it** below a list of jobs, and if a search finds none.
 *
 * **Not for** an application (`ApplyButton`).
 */
export default {
  title: 'Sections/Job alert offer',
  component: JobAlertOffer,
  args: { choice: { ...defaultJobChoice('in'), keywords: 'react', mode: 'Remote' } },
  decorators: [
    (Story) => (
      <ApiClientProvider client={createFakeServer().client}>
        <Story />
      </ApiClientProvider>
    ),
  ],
} satisfies Meta<typeof JobAlertOffer>;

type Story = StoryObj<typeof JobAlertOffer>;

export const Offer: Story = {};

async function openForm({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button', { name: copy.offer }));
  return within(await screen.findByRole('dialog'));
}

export const Opened: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    const dialog = await openForm(context);
    await dialog.findByText('Jobs in India');
  },
};

function sent(
  email: string,
  find: (dialog: StoryContext['canvas']) => Promise<HTMLElement>,
): Story {
  return {
    play: async (context) => {
      const dialog = await openForm(context);
      await context.userEvent.type(dialog.getByRole('textbox'), email);
      await context.userEvent.click(dialog.getByRole('button', { name: copy.submit }));
      await find(dialog);
    },
  };
}

/** The server says what to do, and the address stays. */
export const Refused: Story = {
  ...sent('declined@example.com', (dialog) => dialog.findByRole('alert')),
  tags: ['!autodocs'],
};

/** The alert is off until it is turned on by the link in the email. */
export const Accepted: Story = {
  ...sent('asha.okafor@example.com', () => screen.findByRole('dialog', { name: copy.accepted })),
  tags: ['!autodocs'],
};
