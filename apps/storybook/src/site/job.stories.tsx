import type { Meta, StoryObj } from '@storybook/react-vite';
import { siteStories } from './site-stories.tsx';

const meta = {
  ...siteStories,
  title: 'Site/Job description',
  args: { path: `/careers/job-description/${btoa('101')}` },
} satisfies Meta<{ path: string }>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Everything that there is to say about a job, and the ways to apply and to share it. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Senior Java Engineer' });
    await canvas.findByRole('button', { name: 'Share' });
  },
};

export const Loading: Story = { parameters: { fakeServer: 'pending' } };

export const Failed: Story = {
  parameters: { fakeServer: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

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
