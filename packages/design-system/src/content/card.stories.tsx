import type { Meta, StoryObj } from '@storybook/react-vite';
import { Landmark, ShieldCheck, Truck, Umbrella } from 'lucide';
import { expect } from 'storybook/test';
import { Icon } from '../icons/icon.tsx';
import { Grid } from '../layout/grid.tsx';
import { samples } from '../samples/pictures.tsx';
import { Avatar } from './avatar.tsx';
import { ArticleCard, Card } from './card.tsx';

/**
 * One of several equal things.
 *
 * **Use it** in a `Grid`: as a `box` for services, `ruled` for reasons and values, and as a `line` for long
 * lists of short names, in `<Grid columns={4} gap="tight">`. With `href` and `linkLabel` it ends in a link
 * with label and title as its name; with `href` alone the title is the link, and the whole card opens it.
 *
 * **Not for** journal posts (`ArticleCard`).
 */
export default {
  title: 'Components/Content/Card (tile, teaser)',
  component: Card,
  subcomponents: { ArticleCard, Avatar },
  args: {
    title: 'Fintech & Banking',
    icon: <Icon node={Landmark} />,
    children: 'Payment rails, agent networks and core integrations that settle to the cent.',
  },
} satisfies Meta<typeof Card>;

type Story = StoryObj<typeof Card>;

/** Each 'Learn More' link on a page has a different name. */
export const Box: Story = {
  args: { href: '/services/fintech-services', linkLabel: 'Learn More' },
  parameters: { states: true },
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link', { name: 'Learn More: Fintech & Banking' });
    await expect(link).toBeVisible();
  },
};

/** `ruled` above, `line` below. */
export const OtherLooks: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 'var(--space-8)' }}>
      <Grid>
        <Card look="ruled" title="Named people" icon={<Icon node={ShieldCheck} />}>
          {args.children}
        </Card>
        <Card look="ruled" title="Enterprise Technology & Business Process Transformation">
          {args.children}
        </Card>
      </Grid>
      <Grid columns={4} gap="tight">
        <Card look="line" title="Insurance" icon={<Icon node={Umbrella} />} />
        <Card look="line" title="Logistics & Supply Chain" icon={<Icon node={Truck} />} />
        <Card look="line" title="Retail & E-commerce" />
      </Grid>
    </div>
  ),
};

/** A client story and its figure. The second is the target of the URL. */
export const CaseStudies: Story = {
  render: () => (
    <Grid columns={2}>
      {[false, true].map((marked) => (
        <Card
          key={String(marked)}
          marked={marked}
          href="/impact-stories-details/TUFBQg=="
          media={samples.cover}
          eyebrow="Agent Banking"
          title="A bank’s counter in 4,200 shops"
          result={{ figure: '7', label: 'exceptions a day, from 900' }}
        >
          Agents’ books agree with the bank’s every night; they used to agree every quarter.
        </Card>
      ))}
    </Grid>
  ),
  // A card has one link; the link and its focus ring cover the whole card.
  play: async ({ canvas, userEvent }) => {
    const [link] = canvas.getAllByRole('link');
    const card = link?.closest('article');
    card?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = card?.getBoundingClientRect() ?? new DOMRect();
    await expect(document.elementFromPoint(x + width / 2, y + height / 4)).toBe(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    link?.blur();
  },
};

/**
 * `Avatar` decorates the name of a person or a job, so it is hidden from screen readers. Not for pictures
 * with information.
 */
export const WithInitials: Story = { args: { icon: <Avatar initials="SPE" /> } };

/** A post of the journal with its author. */
export const Articles: Story = {
  render: () => (
    <Grid columns={2}>
      <ArticleCard
        media={samples.cover}
        eyebrow="Business"
        title="The first ninety days of a capability center"
        author="Meera Nair"
        portrait={samples.portrait}
        meta={'Oct 12, 2025\n6 min read'}
      >
        Which decisions cannot be taken back, and which only feel so.
      </ArticleCard>
    </Grid>
  ),
};
