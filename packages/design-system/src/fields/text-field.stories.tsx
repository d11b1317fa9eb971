import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from './text-field.tsx';

/**
 * One line of text with its label, hint and error.
 *
 * **Use it** for names, addresses and numbers. Say with `type`, `inputMode` and `autoComplete` what
 * kind, and in the hint what a good answer looks like.
 *
 * **Not for** several lines (`TextArea`). The placeholder is no label.
 */
const meta = {
  title: 'Components/Text field',
  component: TextField,
  args: { label: 'Contact Number', name: 'phone', type: 'tel', required: true },
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** The hint is read out with the field. */
export const WithHint: Story = {
  args: { hint: 'With the country code, such as +1 2025550143' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/country code/);
  },
};

/** The error is read out after the hint, and the text stays. */
export const Invalid: Story = {
  args: {
    hint: 'With the country code, such as +1 2025550143',
    error: 'Contact number must be at least 12 digits long',
    defaultValue: '20255',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Contact Number' });
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription(/country code.*at least 12 digits/);
    await expect(field).toHaveValue('20255');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '+1 2025550143' } };

export const Optional: Story = { args: { label: 'Company Website', required: false } };

/** The label is a way to the field. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Contact Number'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    label: 'The number under which we reach you on working days between nine and five',
    error: 'Enter a valid contact number with country code (e.g. +1 2025550143)',
  },
  globals: { viewport: { value: 'phone' } },
};
