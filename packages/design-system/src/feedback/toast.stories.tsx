import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { showToast, ToastRegion } from './toast.tsx';

/**
 * Shows and announces short messages. They stay for 5 seconds, and longer while they have the pointer
 * or the focus.
 *
 * **Use it** once in the shell; `showToast` may then be called from anywhere. A `Dialog` has its own
 * region while it is open, which only announces a success: the dialog shows it.
 *
 * **Keyboard.** Enter on the × button closes a message.
 *
 * **Not for** messages that need an action, or that a visitor may read again.
 */
export default {
  title: 'Components/Feedback/Toast region (snackbar, notification)',
  component: ToastRegion,
} satisfies Meta<typeof ToastRegion>;

const messages = {
  success: 'Your message has been sent.',
  danger: 'Resource not found.',
};

/** A success is at the bottom, an error at the top. */
export const Shown: StoryObj<typeof ToastRegion> = {
  tags: ['keyboard'],
  parameters: { docs: { story: { height: '320px' } } },
  render: (args) => (
    <div style={{ display: 'flex', gap: 'var(--space-3)' }}>
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
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    for (const message of Object.values(messages)) {
      await waitFor(() => expect(canvas.getByText(message)).toBeVisible());
    }
    const bottomOf = (text: string) => canvas.getByText(text).getBoundingClientRect().bottom;
    await expect(bottomOf(messages.success)).toBeGreaterThan(innerHeight / 2);
    await expect(bottomOf(messages.danger)).toBeLessThan(innerHeight / 2);
    const [dismiss] = canvas.getAllByRole('button', { name: 'Dismiss' });
    dismiss!.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText(messages.success)).toBeNull());
  },
};
