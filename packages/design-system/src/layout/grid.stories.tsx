import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../content/card.tsx';
import { Grid } from './grid.tsx';

/**
 * A list of equal things. It adapts to the room that it is given, not to the window, and leaves no
 * card alone in a row: five make three and two.
 *
 * **Use it** for cards and figures.
 *
 * **Not for** the layout of a page (`Section`), nor for things of different kinds.
 */
export default {
  title: 'Components/Layout/Grid (columns, layout)',
  component: Grid,
  args: { children: [] },
} satisfies Meta<typeof Grid>;

const cards = (count: number) =>
  ['Assess', 'Build', 'Run', 'Improve', 'Hand over', 'Return', 'Rest']
    .slice(0, count)
    .map((title) => (
      <Card look="ruled" key={title} title={title}>
        What this step proves, in one sentence that only it could say.
      </Card>
    ));

/** Three, four, five and seven; then four in a row. */
export const Counts: StoryObj<typeof Grid> = {
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--space-8)' }}>
      {[3, 4, 5, 7].map((count) => (
        <Grid key={count}>{cards(count)}</Grid>
      ))}
      <Grid columns={4}>{cards(4)}</Grid>
    </div>
  ),
};
