import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Accordion } from './accordion.tsx';

/**
 * Several titled parts; one is open at a time. It uses native `<details>`, so it opens before JavaScript
 * has loaded.
 *
 * **Use it** if a visitor looks for one of several answers.
 *
 * **Keyboard.** Tab goes from title to title; Enter or Space opens a part and closes the one that was
 * open.
 *
 * **Not for** text that everyone must read, nor for steps: use `Steps`.
 */
export default {
  title: 'Components/Content/Accordion (disclosure, FAQ)',
  component: Accordion,
  args: {
    items: [
      { title: 'Fintech & Banking Solutions', content: 'Rails that settle to the cent.' },
      { title: 'Product Engineering', content: 'From a first release to the tenth million call.' },
      {
        title: 'What happens to the agreements with the landlord, the carrier and the payroll?',
        content: 'They are signed in the name of the center from the first day.',
      },
    ],
  },
} satisfies Meta<typeof Accordion>;

type Story = StoryObj<typeof Accordion>;

export const States: Story = { parameters: { states: true } };

export const ByKeyboard: Story = {
  tags: ['!autodocs', 'keyboard'],
  play: async ({ canvas, userEvent }) => {
    for (const title of canvas.getAllByRole('group')) {
      await userEvent.tab();
      await expect(title).toContainElement(document.activeElement as HTMLElement);
    }
    (document.activeElement as HTMLElement).click(); // Simulated keys do not press a summary.
    const open = canvas.getAllByRole('group').map((part) => part.hasAttribute('open'));
    await expect(open).toEqual([false, false, true]);
  },
};
