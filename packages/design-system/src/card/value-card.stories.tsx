import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShieldCheck } from 'lucide';
import { Icon } from '../icons/icon.tsx';
import { Grid } from '../grid/grid.tsx';
import { ValueCard } from './value-card.tsx';

/**
 * A reason, a value or a commitment: no box, one line above.
 *
 * **Use it** in a `Grid`, where arguments stand beside each other.
 *
 * **Not for** what leads somewhere: use `ServiceCard` or `CaseCard`.
 */
const meta = {
  title: 'Components/Value card',
  component: ValueCard,
  args: {
    title: 'IP & Data Security',
    icon: <Icon node={ShieldCheck} />,
    children: 'Code, keys and data stay in accounts that you own, from the first commit.',
  },
  decorators: [
    (Story) => (
      <Grid columns={4}>
        <Story />
        <Story />
        <Story />
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof ValueCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithIcon: Story = {};
