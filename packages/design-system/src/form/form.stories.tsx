import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import { Select } from '../fields/select.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Form, FormActions, FormRow } from './form.tsx';

/**
 * Fields in their rhythm, without the browser's own bubbles, and sent with `post`, so that what was
 * typed never stands in an address.
 *
 * **Use it** around every set of fields that is sent together, with `FormRow` and `FormActions`.
 * The fields of a row stand level, whichever of them has a hint or an error; in a dialog the
 * actions stay in view.
 *
 * **Not for** a single filter that acts at once.
 */
const meta = {
  title: 'Components/Form',
  component: Form,
  args: {
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    children: (
      <>
        <FormRow>
          <TextField label="First Name" name="first" required />
          <TextField label="Last Name" name="last" required />
        </FormRow>
        <FormRow>
          <TextField label="Company Name" name="company" />
          <TextField
            label="Company Website"
            name="website"
            hint="Such as www.example.com"
            error="Enter a valid company website."
          />
        </FormRow>
        <Select label="Country" name="country" options={[{ value: 'us', label: 'USA' }]} />
        <TextArea label="Cover Letter" name="letter" />
        <Checkbox label="You can contact me about future job opportunities" name="contact" />
        <FormActions>
          <Button type="submit">Submit Application</Button>
          <Button variant="secondary">Cancel</Button>
        </FormActions>
      </>
    ),
  },
} satisfies Meta<typeof Form>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    await expect(form?.method).toBe('post');
    await expect(form?.noValidate).toBe(true);
  },
};

/** A hint or an error beside it moves no control of a row. */
export const LevelRows: Story = {
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getByRole('textbox', { name }).getBoundingClientRect().top;
    await expect(top('Company Name')).toBe(top('Company Website'));
  },
};

/** Enter in a field sends the form. How it ends to the eye depends on the caret, so it has no look. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First Name' }), 'Amara{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
