import { failed, siteStories, type Story } from './site-stories.tsx';

export default {
  ...siteStories,
  title: 'Site/Job description',
  tags: ['!autodocs', 'one-theme'],
  args: { path: `/careers/job-description/${btoa('101')}` },
};

/** All details of a job, and the ways to apply and to share it. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Senior Java Engineer' });
    await canvas.findByRole('button', { name: 'Share' });
  },
};

/** The last day to apply is beside the day on which the job was posted. */
export const ClosingSoon: Story = {
  args: { path: `/careers/job-description/${btoa('201')}` },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Apply by /);
  },
};

/** The browser allows neither sharing nor copying: the link is shown and selected. */
export const ShareRefused: Story = {
  // No component shows a field that cannot be edited.
  tags: ['!one-theme'],
  beforeEach: () => {
    const refuse = () => Promise.reject(new DOMException('Forbidden.', 'NotAllowedError'));
    const names = { share: refuse, clipboard: { writeText: refuse } };
    for (const [name, value] of Object.entries(names)) {
      Object.defineProperty(navigator, name, { value, configurable: true });
    }
    return () => Object.keys(names).forEach((name) => Reflect.deleteProperty(navigator, name));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await canvas.findByRole('textbox', { name: 'Link to this job' });
  },
};

export const Loading: Story = { parameters: { fakeServer: 'pending' } };

export const Failed: Story = failed;

/** The job has closed since the list was loaded: a notice replaces Apply. */
export const ClosedSinceListed: Story = {
  args: { path: '/careers' },
  parameters: { fakeServer: 'closed' },
  play: async ({ canvas, userEvent }) => {
    const [link] = await canvas.findAllByRole('link', { name: /Senior Java Engineer/ });
    await userEvent.click(link!);
    await canvas.findByRole('heading', { level: 1, name: 'Senior Java Engineer' });
    await canvas.findByText('This position has closed and takes no more applications.');
  },
};

export const NotFound: Story = { args: { path: `/careers/job-description/${btoa('999')}` } };
