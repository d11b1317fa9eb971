import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../button/button-link.tsx';
import { Button } from '../button/button.tsx';
import { JobRow } from './job-row.tsx';

/**
 * A job opening with what decides whether to read on. Its title is the link; what else leads there
 * stays out of the way of the Tab key. The actions are words until the pointer or the focus is in
 * the row.
 *
 * **Use it** in a list of openings; while they load, a `Skeleton` of a title and two lines keeps
 * the place of each.
 *
 * **Not for** the page of the job itself.
 */
const meta = {
  title: 'Components/Job row',
  component: JobRow,
  args: {
    title: 'Senior Payments Engineer',
    initials: 'SPE',
    href: '/careers/job-description/Nw==',
    facts: ['Wilmington, DE', '6 years of experience'],
    pills: ['Senior', 'Full-time', 'Hybrid'],
    posted: 'Posted 3 days ago',
    children: 'Own the ledger service that settles agent transactions in under three seconds.',
    actions: (
      <>
        <ButtonLink href="/careers/job-description/Nw==" variant="quiet" size="small" tabIndex={-1}>
          View details
        </ButtonLink>
        <Button variant="quiet" size="small">
          Apply
        </Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <ul role="list">
        <li>
          <Story />
        </li>
        <li>
          <Story />
        </li>
      </ul>
    ),
  ],
} satisfies Meta<typeof JobRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link', { name: /^Senior/ })[0]).toHaveFocus();
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
