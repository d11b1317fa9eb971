import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../grid/grid.tsx';
import { samples } from '../samples/pictures.tsx';
import { ArticleCard } from './article-card.tsx';

/**
 * A post of the journal with its author.
 *
 * **Use it** in a list of posts.
 *
 * **Not for** client stories, which lead somewhere (`CaseCard`).
 */
const meta = {
  title: 'Components/Article card',
  component: ArticleCard,
  args: {
    media: samples.cover,
    eyebrow: 'Business',
    title: 'The first ninety days of a capability center',
    author: 'Meera Nair',
    portrait: samples.portrait,
    meta: 'Oct 12, 2025 · 6 min read',
    children: 'Which decisions cannot be taken back, and which only feel so.',
  },
  decorators: [
    (Story) => (
      <Grid columns={2}>
        <Story />
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof ArticleCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithPortrait: Story = {};
