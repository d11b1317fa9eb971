import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { siteStories } from './site-stories.tsx';

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

/** The site of India opens with the USA too, and offers its own jobs in one line. */
export const OpeningsInIndia: Story = {
  name: 'Openings, site of India',
  globals: { region: 'in' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Show jobs in India'));
    await canvas.findByText('Site Reliability Engineer');
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

/** The form in its dialog, sent too early. */
export const ApplicationWithErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    const [apply] = await canvas.findAllByRole('button', { name: /^Apply/ });
    await userEvent.click(apply!);
    const dialog = within(await screen.findByRole('dialog', { name: /Job Application Form/ }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Submit Application' }));
    await dialog.findByRole('alert');
  },
};
