import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { Grid } from './grid.tsx';

/**
 * A list of equal things. It adapts to the room that it is given, not to the window, and leaves no
 * card alone in a row: five make three and two.
 *
 * **Use it** for cards and figures.
 *
 * **Not for** the layout of a page (`Section`), nor for things of different kinds (`Stack`).
 */
const meta = {
  title: 'Components/Grid',
  component: Grid,
  args: { children: [] },
} satisfies Meta<typeof Grid>;

export default meta;

type Story = StoryObj<typeof meta>;

const cards = (count: number) =>
  ['Assess', 'Build', 'Run', 'Improve', 'Hand over', 'Return', 'Rest']
    .slice(0, count)
    .map((title) => (
      <Card look="ruled" key={title} title={title}>
        What this step proves, in one sentence that only it could say.
      </Card>
    ));

export const Three: Story = { args: { children: cards(3) } };

export const Four: Story = { args: { children: cards(4) } };

export const Five: Story = { args: { children: cards(5) } };

export const Seven: Story = { args: { children: cards(7) } };

export const FourInARow: Story = { args: { columns: 4, children: cards(4) } };
