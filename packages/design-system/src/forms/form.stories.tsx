import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { Checkbox, Select, TextArea, TextField } from './field.tsx';
import { ErrorSummary, Form, FormActions, FormRow } from './form.tsx';

/**
 * Spaced fields without the browser's own messages, sent with `post`, so that entries are never in
 * a URL.
 *
 * **Use it** around every set of fields that is sent together, with `FormRow` and `FormActions`.
 * The fields of a row are aligned, whichever of them has a hint or an error; in a dialog the
 * actions stay in view.
 *
 * **Keyboard.** An `ErrorSummary` takes the focus with each attempt, and Enter on a line leads to its
 * field.
 *
 * **Not for** a single filter that acts at once.
 */
export default {
  title: 'Components/Forms/Form (error summary)',
  component: Form,
  subcomponents: { FormRow, FormActions, ErrorSummary },
  args: {
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

type Story = StoryObj<typeof Form>;

/** A hint or an error of one field does not move the other controls of its row. */
export const Regular: Story = {
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form');
    await expect(form?.method).toBe('post');
    await expect(form?.noValidate).toBe(true);
    // A row begins at 30rem, also when a reviewer looks at a phone's width.
    canvasElement.style.inlineSize = '40rem';
    const top = (name: string) => canvas.getByRole('textbox', { name }).getBoundingClientRect().top;
    await expect(top('Company Name')).toBe(top('Company Website'));
    canvasElement.style.inlineSize = '';
  },
};

/**
 * `ErrorSummary` is at the top. With each submit, increase its `attempt`. Not for errors of the server,
 * which no field can fix.
 */
export const WithErrors: Story = {
  tags: ['keyboard'],
  // Focused on a page of the docs, it would scroll the page.
  render: (_args, { viewMode }) => (
    <Form>
      <ErrorSummary
        title="There is a problem"
        attempt={viewMode === 'docs' ? 0 : 1}
        errors={[
          { fieldId: 'first', message: 'First name must not be empty.' },
          { fieldId: 'email', message: 'Enter a valid email address.' },
        ]}
      />
      <TextField id="first" label="First Name" error="First name must not be empty." />
      <TextField id="email" label="Email" error="Enter a valid email address." />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'First Name' })).toHaveFocus();
  },
};
