import { fakeTokens } from '@kestrova/api-client/testing';
import type { StoryContext } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { failed, says, shows, siteStories, type Story } from './site-stories.tsx';

const pathOf = (token: string) => `/careers/application#${token}`;

export default {
  ...siteStories,
  title: 'Site/Own application',
  tags: ['!autodocs', 'one-theme'],
  args: { path: pathOf(fakeTokens.application) },
};

export const Application: Story = { play: says('asha-okafor-resume.pdf') };

/** The job has closed, and no file came with the application. */
export const ClosedJob: Story = {
  args: { path: pathOf(fakeTokens.bareApplication) },
  play: says(/takes no further applications/),
};

/** The application is closed, with the reason in kind words. */
export const ClosedApplication: Story = {
  args: { path: pathOf(fakeTokens.closedApplication) },
  play: says(/found somebody for this position/),
};

export const WithoutLink: Story = {
  args: { path: '/careers/application' },
  play: shows('heading', { name: 'Please open the link from your email' }),
};

/** The application is withdrawn or expired, or a part of the link is missing. */
export const NotFound: Story = {
  args: { path: pathOf('a-token-that-leads-nowhere') },
  play: shows('heading', { name: 'No application is behind this link' }),
};

export const Loading: Story = { parameters: { fakeServer: 'pending' } };

export const Failed: Story = failed;

const reviewPath = (token: string) => `/careers/review#${token}`;

/** What the careers team sees, before it chooses a status. */
export const Review: Story = {
  args: { path: reviewPath(fakeTokens.review) },
  play: says('Asha Okafor'),
};

/** Chooses a status, and closes with a press. */
const reviewed =
  (status: string, press: string, ends: (context: StoryContext) => Promise<unknown>) =>
  async (context: StoryContext) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('radio', { name: status }));
    await userEvent.click(canvas.getByRole('button', { name: press }));
    await ends(context);
  };

export const ReviewSaved: Story = {
  args: { path: reviewPath(fakeTokens.review) },
  play: reviewed('Interview', 'Save and email', says(/The email is on its way/)),
};

/** A reason is missing. */
export const ReviewIncomplete: Story = {
  args: { path: reviewPath(fakeTokens.review) },
  play: reviewed('Closed', 'Save only', shows('alert')),
};

/** Chooses a resume and sends it. */
const sent =
  (name: string, ends: (context: StoryContext) => Promise<unknown>) =>
  async (context: StoryContext) => {
    const { canvas, userEvent } = context;
    const cv = new File(['x'], name, { type: 'application/pdf' });
    await userEvent.upload(await canvas.findByLabelText(/Upload Resume/), cv);
    await userEvent.click(canvas.getByRole('button', { name: 'Send files' }));
    await ends(context);
  };

/** The files were received, but the list could not be read again. */
export const NotRefreshed: Story = {
  parameters: { fakeServer: 'once' },
  play: sent('resume.pdf', says(/couldn’t refresh/)),
};

export const FileRefused: Story = { play: sent('macros.pdf', shows('alert')) };

export const Sending: Story = {
  args: { path: pathOf(`waiting.${fakeTokens.application}`) },
  play: sent('resume.pdf', shows('progressbar')),
};

/** Asked once, before anything is erased. */
export const Withdrawing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw application' }));
    await screen.findByRole('dialog', { name: 'Withdraw this application?' });
  },
};
