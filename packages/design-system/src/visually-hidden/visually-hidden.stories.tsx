import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden.tsx';

/**
 * Text that is heard and takes no room.
 *
 * **Use it** where a look alone says something: whose link this is, that a list loads.
 *
 * **Not for** controls, which must be seen when they have the focus (`SkipLink`).
 */
const meta = {
  title: 'Components/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'Loading jobs', role: 'status' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

type Story = StoryObj<typeof meta>;

/** It is there for assistive technology, and takes no room. */
export const Heard: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByRole('status');
    await expect(text).toHaveTextContent('Loading jobs');
    await expect(text.offsetWidth).toBe(1);
    await expect(getComputedStyle(text).position).toBe('absolute');
  },
};
