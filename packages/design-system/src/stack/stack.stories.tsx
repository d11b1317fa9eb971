import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Stack } from './stack.tsx';

/**
 * Parts one after the other with even space between them.
 *
 * **Use it** for a column of unlike things, or a row that wraps.
 *
 * **Not for** lists of equal things (`Grid`).
 */
const meta = {
  title: 'Components/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <p>Two ways to go on.</p>
        <Button>Search</Button>
        <Button variant="secondary">Show jobs in India</Button>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Column: Story = {};

export const Row: Story = { args: { direction: 'row' } };

export const Large: Story = { args: { gap: 'large' } };
