import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { Link } from '../actions/link.tsx';
import { Checkbox, FilterBar, Select, TextArea, TextField } from './field.tsx';
import { Form } from './form.tsx';

/**
 * A control with its label, hint and error.
 *
 * **Use** `TextField` for names, addresses and numbers: set `type`, `inputMode` and `autoComplete`, and
 * show the expected format in the hint. `TextArea` takes several lines, `Select` one of many options, and
 * `Checkbox` a yes or no, such as an agreement.
 *
 * **Keyboard.** Tab goes from field to field of a `FilterBar`, then to its button.
 *
 * **Not for** two or three options, which should be visible (`ChoiceList`), nor for immediate actions
 * (`Button`). A placeholder does not replace the label.
 */
export default {
  title: 'Components/Forms/Field (input, select, dropdown, checkbox)',
  component: TextField,
  subcomponents: { TextArea, Select, Checkbox, FilterBar },
  args: { label: 'Contact Number', name: 'phone', type: 'tel', required: true },
} satisfies Meta<typeof TextField>;

type Story = StoryObj<typeof TextField>;

const privacy = (
  <>
    I agree to the <Link href="/terms-policy">privacy policy</Link>
  </>
);

const countries = [
  { value: 'in', label: 'INDIA' },
  { value: 'us', label: 'USA' },
];

/** Screen readers read the hint with the field, and a click on the label focuses it. */
export const WithHint: Story = {
  args: { hint: 'With the country code, such as +1 2025550143' },
  parameters: { states: true },
  play: async ({ canvas, userEvent }) => {
    for (const label of canvas.getAllByText('Contact Number')) {
      await userEvent.click(label);
      await expect(document.activeElement).toHaveAccessibleDescription(/country code/);
    }
  },
};

export const OtherKinds: Story = {
  render: () => (
    <Form>
      <TextArea label="Message" defaultValue={'We run 4,200 agents.\n\nIn three countries.'} />
      <Select label="Country" defaultValue="us" options={countries} />
      <Checkbox label={privacy} />
      <TextField label="Company Website" defaultValue="www.example.com" disabled />
    </Form>
  ),
};

/** Screen readers read the error after the hint, and the entry stays. */
export const Invalid: Story = {
  args: {
    hint: 'With the country code, such as +1 2025550143',
    error: 'Contact number must be at least 12 digits long',
    defaultValue: '20255',
  },
  render: (args) => (
    <Form>
      <TextField {...args} />
      <TextArea label="Message" error="Message must contain minimum 4 characters" />
      <Select label="Country" error="Choose a country." options={countries} />
      <Checkbox label={privacy} error="You must agree to the privacy policy before submitting." />
    </Form>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Contact Number' });
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription(/country code.*at least 12 digits/);
    await expect(field).toHaveValue('20255');
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/You must agree/);
  },
};

/**
 * `FilterBar` puts the fields of a search in one line, with the labels inside their frames. The first
 * option of a filter stands for all values. Not for forms that are sent, since it has no room for hints and
 * errors.
 */
export const InAFilterBar: Story = {
  tags: ['keyboard'],
  render: () => (
    <FilterBar>
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
    </FilterBar>
  ),
  play: async ({ userEvent }) => {
    for (const name of ['Keywords', 'Place', 'Search']) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
  },
};
