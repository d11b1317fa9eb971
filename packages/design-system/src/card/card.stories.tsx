import type { Meta, StoryObj } from '@storybook/react-vite';
import { Landmark, ShieldCheck, Truck, Umbrella } from 'lucide';
import { expect } from 'storybook/test';
import { Grid } from '../grid/grid.tsx';
import { Icon } from '../icons/icon.tsx';
import { Card } from './card.tsx';

/**
 * One of several equal things.
 *
 * **Use it** in a `Grid`: as a `box` for services, `ruled` for reasons and values, and as a `line`
 * for long lists of short names, in `<Grid columns={4} gap="tight">`. With `href` and `linkLabel` it
 * ends in a link whose name says both; with `href` alone the whole card follows its title.
 *
 * **Not for** client stories (`CaseCard`) and journal posts (`ArticleCard`).
 */
const meta = {
  title: 'Components/Card',
  component: Card,
  args: {
    title: 'Fintech & Banking',
    icon: <Icon node={Landmark} />,
    children: 'Payment rails, agent networks and core integrations that settle to the cent.',
  },
  render: (args) => (
    <Grid>
      <Card {...args} />
      <Card {...args} />
      <Card {...args} />
    </Grid>
  ),
} satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Box: Story = {};

/** Several 'Learn More' on a page are told apart by their names. */
export const WithLink: Story = {
  args: { href: '/services/fintech-services', linkLabel: 'Learn More' },
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link', { name: 'Learn More: Fintech & Banking' });
    await expect(link).toBeVisible();
  },
};

/** The focus ring runs around the whole card. */
export const LinkedAsAWhole: Story = {
  args: { href: '/services/fintech-services' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    title: 'Enterprise Technology & Business Process Transformation',
    children:
      'ERP and CRM programs that move over without a frozen weekend: each cut is rehearsed on a copy of production, signed off by finance, and can be taken back until Monday noon.',
  },
  globals: { viewport: { value: 'phone' } },
};

export const Ruled: Story = {
  args: {
    look: 'ruled',
    title: 'IP & Data Security',
    icon: <Icon node={ShieldCheck} />,
    children: 'Code, keys and data stay in accounts that you own, from the first commit.',
  },
};

export const Line: Story = {
  args: { look: 'line' },
  render: (args) => (
    <Grid columns={4} gap="tight" label="Industries">
      <Card {...args} />
      <Card look="line" title="Insurance" icon={<Icon node={Umbrella} />} />
      <Card look="line" title="Logistics & Supply Chain" icon={<Icon node={Truck} />} />
      <Card look="line" title="Retail & E-commerce" />
    </Grid>
  ),
};
