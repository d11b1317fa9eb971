import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { dismissToasts, showToast, ToastRegion } from './toast.tsx';

/**
 * Where short messages appear and are announced. They stay for 5 seconds, and longer while
 * the pointer or the focus is on them.
 *
 * **Use it** once in the shell; `showToast` may then be called from anywhere. A `Dialog` brings a
 * region of its own while it is open, which announces a success and leaves it to the dialog to show.
 *
 * **Not for** what a visitor must act on, or may need to read again.
 */
const meta = {
  title: 'Components/Toast region',
  component: ToastRegion,
  beforeEach: () => dismissToasts,
} satisfies Meta<typeof ToastRegion>;

export default meta;

const messages = {
  success: 'Your message has been sent.',
  danger: 'Resource not found.',
};

/** A message can be sent away. */
export const Shown: StoryObj<typeof meta> = {
  render: (args) => (
    <>
      {(['success', 'danger'] as const).map((tone) => (
        <Button
          key={tone}
          variant="secondary"
          onClick={() => showToast({ tone, message: messages[tone] })}
        >
          Show {tone}
        </Button>
      ))}
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    for (const message of Object.values(messages)) {
      await waitFor(() => expect(canvas.getByText(message)).toBeVisible());
    }
    const [dismiss] = canvas.getAllByRole('button', { name: 'Dismiss' });
    await userEvent.click(dismiss!);
    await waitFor(() => expect(canvas.queryByText(messages.success)).toBeNull());
  },
};
