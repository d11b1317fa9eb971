import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { Checkbox } from './checkbox.tsx';

/**
 * A yes or no.
 *
 * **Use it** for agreements and options of a form; its label may carry a link.
 *
 * **Not for** what takes effect at once (a `Button` that says so).
 */
const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: {
    name: 'privacy',
    label: (
      <>
        I agree to the <Link href="/terms-policy">privacy policy</Link>
      </>
    ),
  },
} satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { defaultChecked: true } };

export const Invalid: Story = {
  args: { error: 'You must agree to the privacy policy before submitting.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/You must agree/);
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** The space bar and the label both turn it on and off. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText(/I agree/));
    await expect(box).not.toBeChecked();
  },
};
