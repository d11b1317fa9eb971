import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Select } from './select.tsx';

const meta = {
  title: 'Components/Select',
  component: Select,
  parameters: {
    docs: {
      description: {
        component:
          "One choice in the browser's own list, which every keyboard and screen reader " +
          'knows.\n\n' +
          '**Use it** for more options than fit side by side, or a filter in a row.\n\n' +
          '**Not for** two or three options that deserve to be seen (`ChoiceList`).',
      },
    },
  },
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
