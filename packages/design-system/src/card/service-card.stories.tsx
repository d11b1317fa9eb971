import type { Meta, StoryObj } from '@storybook/react-vite';
import { Landmark } from 'lucide';
import { Icon } from '../icons/icon.tsx';
import { expect } from 'storybook/test';
import { Grid } from '../grid/grid.tsx';
import { ServiceCard } from './service-card.tsx';

/**
 * One service of several.
 *
 * **Use it** in a `Grid`. With `href` and `linkLabel` it ends in a link whose name says both; with
 * `href` alone the whole card follows its title.
 *
 * **Not for** reasons and values (`ValueCard`) or names in a long list (`IndustryCard`).
 */
const meta = {
  title: 'Components/Service card',
  component: ServiceCard,
  args: {
    title: 'Fintech & Banking',
    icon: <Icon node={Landmark} />,
    children: 'Payment rails, agent networks and core integrations that settle to the cent.',
  },
  decorators: [
    (Story) => (
      <Grid>
        <Story />
        <Story />
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof ServiceCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

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
