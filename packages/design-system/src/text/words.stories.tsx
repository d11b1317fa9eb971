import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden, WholeWords } from './words.tsx';

/**
 * Text whose words with hyphens stay on one line.
 *
 * **Use it** for messages of the server, which may contain a reference that people read out or copy
 * by hand. A toast uses it by itself.
 *
 * **Not for** running text, in which a break after a hyphen is welcome.
 */
export default {
  title: 'Components/Text/Words (visually hidden, no break)',
  component: WholeWords,
  subcomponents: { VisuallyHidden },
  args: { children: 'We have received your application. Your reference is A-7KQM-2XRP.' },
  globals: { viewport: { value: 'w360' } },
} satisfies Meta<typeof WholeWords>;

type Story = StoryObj<typeof WholeWords>;

/** At any width, the reference is on one line. */
export const Reference: Story = {
  play: async ({ canvas, canvasElement }) => {
    const reference = canvas.getByText('A-7KQM-2XRP');
    const { height } = reference.getBoundingClientRect();
    for (let width = 300; width >= 140; width -= 4) {
      canvasElement.style.inlineSize = `${width}px`;
      await expect(reference.getBoundingClientRect().height).toBe(height);
    }
    canvasElement.style.inlineSize = '';
  },
};

/** A word that is longer than its line is broken, and does not overflow. */
export const LongerThanTheLine: Story = {
  args: { children: `Thank you, ${'Anne-Marie-Sophie-'.repeat(5)}Luise.` },
};

/**
 * `VisuallyHidden` is for screen readers only and takes no space: the target of a link, the state of a
 * list. Not for controls, which must be visible when they have the focus (`SkipLink`).
 */
export const Heard: Story = {
  render: () => (
    <>
      <p>Only screen readers read what follows this line.</p>
      <VisuallyHidden role="status">Loading jobs</VisuallyHidden>
    </>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByRole('status');
    await expect(text).toHaveTextContent('Loading jobs');
    await expect(text.offsetWidth).toBe(1);
    await expect(getComputedStyle(text).position).toBe('absolute');
  },
};
