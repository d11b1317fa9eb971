import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../grid/grid.tsx';
import { samples } from '../samples/pictures.tsx';
import { CaseCard } from './case-card.tsx';

/**
 * A client story: a cover, a title that is the one real link, and the figure that came of it, at
 * the lower edge, where the figures of neighbours align. A press anywhere on the card follows the
 * link.
 *
 * **Use it** in a `Grid` of stories.
 *
 * **Not for** journal posts (`ArticleCard`).
 */
const meta = {
  title: 'Components/Case card',
  component: CaseCard,
  args: {
    href: '/impact-stories-details/TUFBQg==',
    media: samples.cover,
    eyebrow: 'Agent Banking',
    title: 'A bank’s counter in 4,200 shops',
    result: { figure: '7', label: 'exceptions a day, from 900' },
    children: 'Agents’ books agree with the bank’s every night; they used to agree every quarter.',
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
} satisfies Meta<typeof CaseCard>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One card, one link, and the link reaches over the whole card. */
export const Regular: Story = {
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link');
    const card = link?.closest('article');
    const { width, height } = card?.getBoundingClientRect() ?? new DOMRect();
    const corner = card?.getBoundingClientRect() ?? new DOMRect();
    const hit = document.elementFromPoint(corner.x + width / 2, corner.y + height / 4);
    await expect(hit).toBe(link);
  },
};

/** The one that the address speaks of. */
export const Marked: Story = { args: { marked: true } };
