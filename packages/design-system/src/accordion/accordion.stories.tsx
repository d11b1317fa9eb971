import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Accordion } from './accordion.tsx';

/**
 * Several parts under their titles, of which one is open at a time. It is made of native details,
 * so it opens before JavaScript has arrived.
 *
 * **Use it** where a visitor looks for one of several answers.
 *
 * **Not for** what everyone must read, nor for the steps of something: use `Steps`.
 */
const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  args: {
    openAt: 0,
    items: [
      { title: 'Fintech & Banking Solutions', content: 'Rails that settle to the cent.' },
      { title: 'Product Engineering', content: 'From a first release to the tenth million call.' },
      { title: 'AI & Data Intelligence Services', content: 'Models whose lineage can be audited.' },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FirstOpen: Story = {};

export const AllClosed: Story = { args: { openAt: -1 } };

export const LongText: Story = {
  args: {
    items: [
      {
        title:
          'What happens to the agreements with the landlord, the carrier and the payroll provider when the center is handed over to us?',
        content:
          'They are signed in the name of the center from the first day, so the handover changes who owns the company and not one contract that it has.',
      },
      { title: 'And the people?', content: 'They stay where they are.' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

/** The space bar opens a part, and closes the one that was open. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('group');
    await userEvent.tab();
    await userEvent.tab();
    await expect(second?.querySelector('summary')).toHaveFocus();
    second?.querySelector('summary')?.click();
    await expect(second).toHaveAttribute('open');
    await expect(first).not.toHaveAttribute('open');
  },
};
