import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { send, siteStories } from './site-stories.tsx';

const meta = {
  ...siteStories,
  title: 'Site/Careers',
  args: { path: '/careers' },
} satisfies Meta<{ path: string }>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The openings in the USA, as on every first visit. */
export const Openings: Story = {
  tags: ['screenshot'],
  play: async ({ canvas }) => {
    await canvas.findByText('Senior Java Engineer');
  },
};

/** A filter applies at once, and the address says it. */
export const Filtered: Story = {
  args: { path: '/careers?q=react&level=Senior' },
  parameters: { fakeServer: 'many' },
  play: async ({ canvas }) => {
    await canvas.findByText('4 of 60 open positions in USA');
  },
};

/** Of a thousand jobs 24 are shown. */
export const ManyOpenings: Story = {
  name: 'Openings, a thousand of them',
  parameters: { fakeServer: 'thousand' },
  play: async ({ canvas }) => {
    await canvas.findByText('1,000 open positions in USA');
  },
};

/** No job matches: the panel offers to remove one choice, with the resulting number of jobs. */
export const NoMatch: Story = {
  args: { path: '/careers?level=Senior&mode=Underwater' },
  parameters: { fakeServer: 'many' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: "Without 'Underwater' there are 20" });
  },
};

export const Loading: Story = {
  tags: ['screenshot'],
  parameters: { fakeServer: 'pending' },
};

export const Empty: Story = {
  parameters: { fakeServer: 'empty' },
};

/** The list failed; everything else on the page stays. */
export const Failed: Story = {
  tags: ['screenshot'],
  parameters: { fakeServer: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** Search asked again and failed: the list stays, and says when it was read. */
export const NotRefreshed: Story = {
  parameters: { fakeServer: 'once' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Senior Java Engineer');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await canvas.findByRole('alert');
  },
};

/** Jobs of which little is known show what there is. */
export const LittleKnown: Story = {
  parameters: { fakeServer: 'sparse' },
  play: async ({ canvas }) => {
    await canvas.findByText('Senior Java Engineer');
  },
};

/** Opens the form in its dialog and sends it. */
function applied(entries: Readonly<Record<string, string>>, result: RegExp, cv?: string): Story {
  return {
    play: async (context) => {
      const { canvas, userEvent } = context;
      const [apply] = await canvas.findAllByRole('button', { name: /^Apply/ });
      await userEvent.click(apply!);
      const element = await screen.findByRole('dialog', { name: /Job Application Form/ });
      const dialog = within(element);
      if (cv) {
        const file = new File(['x'], cv, { type: 'application/pdf' });
        await userEvent.upload(await dialog.findByLabelText(/^Upload Resume/), file);
        const agreement = dialog.getByLabelText<HTMLInputElement>(/agree to it/);
        if (!agreement.checked) await userEvent.click(agreement);
      }
      await send(context, element, entries, 'Submit Application');
      await screen.findAllByText(result);
    },
  };
}

const appliedBy = (email: string, result: RegExp, cv = 'resume.pdf') =>
  applied(
    { 'First Name': 'Asha', 'Last Name': 'Okafor', Email: email, 'Phone Number': '2025550143' },
    result,
    cv,
  );

export const ApplicationWithErrors: Story = applied({}, /First name must not be empty/i);
export const ApplicationWrongEntry: Story = appliedBy('not-an-address', /valid email/i);
export const ApplicationSending: Story = appliedBy('waiting@example.com', /Submitting/);
export const ApplicationOffline: Story = appliedBy(
  'offline@example.com',
  /could not reach our server/,
);
export const ApplicationTooLarge413: Story = appliedBy('oversize@example.com', /large/i);
export const ApplicationFileRefused415: Story = appliedBy('a@example.com', /macros/, 'macros.pdf');
export const ApplicationTooMany429: Story = appliedBy('limited@example.com', /Too many requests/);
export const ApplicationServerError500: Story = appliedBy(
  'failing@example.com',
  /could not save|went wrong/,
);
export const ApplicationReceived: Story = appliedBy('asha@example.com', /Has Been Submitted/);
