import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../button/button-link.tsx';
import { Button } from '../button/button.tsx';
import { Grid } from '../grid/grid.tsx';
import { JobCard } from './job-card.tsx';

const meta = {
  title: 'Components/Job card',
  component: JobCard,
  parameters: {
    docs: {
      description: {
        component:
          'A job opening with what decides whether to read on.\n\n' +
          '**Use it** in a list of openings; while they load, `<Skeleton shape="card" />` keeps the ' +
          'same place.\n\n' +
          '**Not for** the page of the job itself.',
      },
    },
  },
  args: {
    initials: 'SPE',
    title: 'Senior Payments Engineer',
    facts: ['Wilmington, DE', '6 years of experience'],
    pills: ['Senior', 'Full-time', 'Hybrid'],
    posted: 'Posted 3 days ago',
    children: 'Own the ledger service that settles agent transactions in under three seconds.',
    actions: (
      <>
        <ButtonLink href="/careers/job-description/Nw==" variant="quiet" size="small">
          View details
        </ButtonLink>
        <Button variant="secondary" size="small">
          Apply
        </Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Grid columns={2}>
        <Story />
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof JobCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link', { name: 'View details' })[0]).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: 'Apply' })[0]).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    title: 'Principal Engineer, Payments Reconciliation and Settlement Platforms',
    facts: ['Bengaluru, Karnataka, India or remote within the country', '12 years of experience'],
    pills: ['Principal', 'Full-time', 'Hybrid, three days', 'Relocation offered'],
  },
  globals: { viewport: { value: 'phone' } },
};
