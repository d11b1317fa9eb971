import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TextField } from '../fields/text-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Form } from './form.tsx';

/**
 * What stops a form from being sent, in one place that takes the focus.
 *
 * **Use it** at the top of a form. Raise `attempt` with each try to send; every line leads to its
 * field.
 *
 * **Not for** errors of the server, which no field can mend (`showToast`).
 */
const meta = {
  title: 'Components/Error summary',
  component: ErrorSummary,
  args: {
    attempt: 1,
    errors: [
      { fieldId: 'first', message: 'First name must not be empty.' },
      { fieldId: 'email', message: 'Enter a valid email address.' },
    ],
  },
  render: (args) => (
    <Form>
      <ErrorSummary {...args} />
      <TextField
        id="first"
        label="First Name"
        error={args.errors[0]?.message}
        autoComplete="given-name"
      />
      <TextField id="email" label="Email" error={args.errors[1]?.message} autoComplete="email" />
    </Form>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The summary takes the focus, and its line leads to the field. */
export const TwoErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'First Name' })).toHaveFocus();
  },
};

/** Before the first try, and when all is well, nothing is shown. */
export const NoErrors: Story = {
  args: { errors: [], attempt: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
