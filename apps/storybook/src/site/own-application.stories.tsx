import { fakeSecrets } from '@kestrova/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { siteStories } from './site-stories.tsx';

const pathOf = (secret: string) => `/careers/application#${secret}`;

const meta = {
  ...siteStories,
  title: 'Site/Own application',
  tags: ['!autodocs'],
  args: { path: pathOf(fakeSecrets.application) },
} satisfies Meta<{ path: string }>;

export default meta;

type Story = StoryObj<typeof meta>;

const pdf = (name: string) => new File(['x'], name, { type: 'application/pdf' });

export const Application: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('asha-okafor-resume.pdf');
  },
};

/** The job has closed, and no file came with the application. */
export const ClosedJob: Story = {
  args: { path: pathOf(fakeSecrets.bareApplication) },
  play: async ({ canvas }) => {
    await canvas.findByText(/takes no further applications/);
  },
};

export const WithoutLink: Story = {
  args: { path: '/careers/application' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Please open the link from your email' });
  },
};

/** Withdrawn, expired, or a part of the link is missing. */
export const NotFound: Story = {
  args: { path: pathOf('a-secret-that-leads-nowhere') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No application is behind this link' });
  },
};

export const Loading: Story = { parameters: { fakeServer: 'pending' } };

export const Failed: Story = {
  parameters: { fakeServer: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** The files were received, but the list could not be read again. */
export const NotRefreshed: Story = {
  parameters: { fakeServer: 'once' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/Upload Resume/), pdf('resume.pdf'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send files' }));
    await canvas.findByText(/^We have your files/);
    await canvas.findByText(/could not be refreshed/);
  },
};

export const FilesReceived: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/Upload Resume/), pdf('resume.pdf'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send files' }));
    await canvas.findByText(/^We have your files/);
    await canvas.findByText('resume.pdf');
  },
};

export const FileRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/Upload Resume/), pdf('macros.pdf'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send files' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
};

export const Sending: Story = {
  args: { path: pathOf(`waiting.${fakeSecrets.application}`) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/Upload Resume/), pdf('resume.pdf'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send files' }));
    await canvas.findByRole('progressbar');
  },
};

const ask: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw application' }));
  await screen.findByRole('dialog', { name: 'Withdraw this application?' });
};

/** Asked once, before anything is erased. */
export const Withdrawing: Story = { play: ask };

/** No response came, so it says that it does not know. */
export const WithdrawalUnsure: Story = {
  args: { path: pathOf(`offline.${fakeSecrets.application}`) },
  play: async (context) => {
    await ask(context);
    const dialog = within(screen.getByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Withdraw and erase' }));
    await dialog.findByRole('alert');
  },
};

export const Withdrawn: Story = {
  play: async (context) => {
    await ask(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Withdraw and erase' }));
    const end = await context.canvas.findByRole('heading', {
      name: 'Your application is withdrawn',
    });
    await waitFor(() => expect(end).toHaveFocus());
  },
};
