import type { Meta, StoryObj } from '@storybook/react-vite';
import { Landmark, Truck, Umbrella } from 'lucide';
import { Icon } from '../icons/icon.tsx';
import { Grid } from '../grid/grid.tsx';
import { IndustryCard } from './industry-card.tsx';

/**
 * A name on a line with its icon.
 *
 * **Use it** for long lists of short names, in `<Grid columns={4} gap="tight">`.
 *
 * **Not for** anything that needs more than a sentence.
 */
const meta = {
  title: 'Components/Industry card',
  component: IndustryCard,
  args: { title: 'Banking & Financial Services', icon: <Icon node={Landmark} /> },
} satisfies Meta<typeof IndustryCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Names: Story = {
  render: (args) => (
    <Grid columns={4} gap="tight" label="Industries">
      <IndustryCard {...args} />
      <IndustryCard title="Insurance" icon={<Icon node={Umbrella} />} />
      <IndustryCard title="Logistics & Supply Chain" icon={<Icon node={Truck} />} />
      <IndustryCard title="Retail & E-commerce" />
    </Grid>
  ),
};

export const WithSentence: Story = {
  args: { children: 'Ledgers that close on the day, and auditors who find what they ask for.' },
};
