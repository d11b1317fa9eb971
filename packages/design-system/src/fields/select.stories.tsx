import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Select } from './select.tsx';

/**
 * One choice in the browser's own list, which every keyboard and screen reader knows.
 *
 * **Use it** for more options than fit side by side, or a filter in a row.
 *
 * **Not for** two or three options that deserve to be seen (`ChoiceList`).
 */
const meta = {
  title: 'Components/Select',
  component: Select,
  args: {
    label: 'Country',
    name: 'country',
    defaultValue: 'us',
    options: [
      { value: 'in', label: 'INDIA' },
      { value: 'us', label: 'USA' },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Invalid: Story = { args: { error: 'Choose a country.' } };

export const Disabled: Story = { args: { disabled: true } };

export const Choosing: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.selectOptions(select, 'in');
    await expect(select).toHaveValue('in');
  },
};
