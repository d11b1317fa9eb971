import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipLink } from './skip-link.tsx';

/**
 * Leads the keyboard past the header; seen only while it has the focus.
 *
 * **Use it** once, first thing in the body.
 *
 * **Not for** links that everyone should see.
 */
const meta = {
  title: 'Components/Skip link',
  component: SkipLink,
  args: { href: '#content', children: 'Skip to content' },
} satisfies Meta<typeof SkipLink>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The first stop of the Tab key brings it into view. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(getComputedStyle(link).clipPath).toBe('inset(50%)');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).clipPath).toBe('none');
  },
};
