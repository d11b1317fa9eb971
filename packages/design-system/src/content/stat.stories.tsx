import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../layout/grid.tsx';
import { samples } from '../samples/pictures.tsx';
import { Stat } from './stat.tsx';

/**
 * A figure that carries an argument.
 *
 * **Use it** for two to four figures beside each other, each with what it counts, or once in a
 * section at `display` size, with a drawing to scale as its evidence.
 *
 * **Not for** dates, prices and figures that prove nothing.
 */
export default {
  title: 'Components/Content/Stat (figure, number, KPI)',
  component: Stat,
  args: { value: '40%', children: 'lower operating costs, at most' },
} satisfies Meta<typeof Stat>;

type Story = StoryObj<typeof Stat>;

export const Three: Story = {
  render: () => (
    <Grid>
      <Stat value="40%">lower operating costs, at most, for clients with a center of ours</Stat>
      <Stat value="2.4 s">from an agent’s tap to a settled transaction</Stat>
      <Stat value="0">ledger entries lost in nine years</Stat>
    </Grid>
  ),
};

/** The figure as the picture: 72 to 192 px, with what proves it beside it. */
export const Display: Story = {
  args: {
    value: '19 min',
    children: 'walk to the nearest agent, down from 74',
    size: 'display',
    evidence: samples.cover,
  },
};
