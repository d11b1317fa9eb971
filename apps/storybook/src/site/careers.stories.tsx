import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { siteStories } from './site-stories.tsx';

const meta = {
  ...siteStories,
  title: 'Site/Careers',
  tags: ['!autodocs'],
  args: { path: '/careers' },
} satisfies Meta<{ path: string }>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The openings in the USA, as on every first visit. */
export const Openings: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Senior Java Engineer');
  },
};

/** The site of India opens with the USA too, and offers its own jobs in one line. */
export const OpeningsInIndia: Story = {
  name: 'Openings, site of India',
  globals: { region: 'in' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Show jobs in India'));
    await canvas.findByText('Site Reliability Engineer');
  },
};

export const Loading: Story = {
  parameters: { fakeServer: 'waits' },
};

export const Empty: Story = {
  parameters: { fakeServer: 'empty' },
};

/** The list failed; everything else on the page stays. */
export const Failed: Story = {
  parameters: { fakeServer: 'fails' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
  },
};

/** Search asked again and failed: the list stays, and says when it was read. */
export const NotRefreshed: Story = {
  parameters: { fakeServer: 'once' },
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Senior Java Engineer');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    const notice = await canvas.findByRole('alert', undefined, { timeout: 5000 });
    await expect(notice).toHaveTextContent('could not be refreshed');
    await expect(canvas.getByText('Senior Java Engineer')).toBeVisible();
  },
};

/** Jobs of which little is known show what there is. */
export const LittleKnown: Story = {
  parameters: { fakeServer: 'sparse' },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await canvas.findByText('Senior Java Engineer');
    await expect(canvas.queryByText(/undefined|null/)).toBeNull();
  },
};

export const JobDescription: Story = {
  args: { path: `/careers/job-description/${btoa('101')}` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Senior Java Engineer' });
  },
};

export const JobNotFound: Story = {
  args: { path: `/careers/job-description/${btoa('999')}` },
};

/** The form in its dialog, sent too early. */
export const ApplicationWithErrors: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('Apply opens the form', async () => {
      const [apply] = await canvas.findAllByRole('button', { name: /^Apply/ });
      await userEvent.click(apply!);
      await screen.findByRole('dialog', { name: /Job Application Form/ });
    });
    await step('Sending it empty says what is missing', async () => {
      const dialog = within(screen.getByRole('dialog'));
      await userEvent.click(await dialog.findByRole('button', { name: 'Submit Application' }));
      await dialog.findByRole('alert');
      await waitFor(() => expect(dialog.getByRole('alert')).toHaveFocus());
    });
  },
};
