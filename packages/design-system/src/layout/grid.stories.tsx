import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../content/card.tsx';
import { Grid } from './grid.tsx';
import { Section } from './section.tsx';

/**
 * A list of equal things. It adapts to the width of its container, not of the window, and leaves no
 * card alone in a row: five make three and two.
 *
 * **Use it** for cards and figures.
 *
 * **Keyboard.** On a phone, Tab reaches a `rail`, and the arrow keys scroll it.
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

/** On a phone in one row. */
export const Rail: StoryObj<typeof Grid> = {
  tags: ['!autodocs', 'keyboard'],
  args: { rail: true, children: cards(4) },
  globals: { viewport: { value: 'w360' } },
  parameters: { layout: 'fullscreen' },
  // It reaches the edges of the section.
  render: (args) => (
    <Section>
      <Grid {...args} />
    </Section>
  ),
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list');
    await waitFor(() => expect(list).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(list).toHaveFocus();
  },
};
