import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Select } from '../fields/select.tsx';
import { TextField } from '../fields/text-field.tsx';
import { FilterBar } from './filter-bar.tsx';

/**
 * The fields of a search or of filters in one line, where a page is about what they find: labels
 * stand within the frames, so that nothing is lost of what they say.
 *
 * **Use it** above a list. The first option of a filter says that any value will do.
 *
 * **Not for** a form that is sent (`Form`): there is no room for hints and errors.
 */
const meta = {
  title: 'Components/Filter bar',
  component: FilterBar,
  args: {
    children: (
      <>
        <TextField type="search" label="Keywords" name="q" placeholder="Role or skill" />
        <Select
          label="Place"
          name="place"
          options={[
            { value: '', label: 'Any place' },
            { value: 'Austin, TX', label: 'Austin, TX (3)' },
          ]}
        />
        <Button type="submit">Search</Button>
      </>
    ),
  },
} satisfies Meta<typeof FilterBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {
  play: async ({ canvas, userEvent }) => {
    const place = canvas.getByRole('combobox', { name: 'Place' });
    await userEvent.selectOptions(place, 'Austin, TX');
    await expect(place).toHaveValue('Austin, TX');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
