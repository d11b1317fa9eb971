import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { ToastRegion } from './toast-region.tsx';
import { dismissToasts, showToast, type Toast } from './toasts.ts';

/**
 * Where short messages appear and are announced. They stay for 5 seconds, and longer while
 * the pointer or the focus is on them.
 *
 * **Use it** once in the shell; `showToast` may then be called from anywhere. A `Dialog` brings a
 * region of its own while it is open.
 *
 * **Not for** what a visitor must act on, or may need to read again.
 */
const meta = {
  title: 'Components/Toast region',
  component: ToastRegion,
  render: (args) => (
    <>
      <Shower />
      <ToastRegion {...args} />
    </>
  ),
  beforeEach: () => dismissToasts,
} satisfies Meta<typeof ToastRegion>;

export default meta;

type Story = StoryObj<typeof meta>;

const messages = {
  success: 'Your message has been sent.',
  danger: 'Resource not found.',
  neutral: 'The files were not kept; please choose them again.',
};

function Shower() {
  return (
    <Stack direction="row">
      {(['success', 'danger', 'neutral'] as const).map((tone) => (
        <Button
          key={tone}
          variant="secondary"
          onClick={() => showToast({ tone, message: messages[tone], duration: 60_000 })}
        >
          Show {tone}
        </Button>
      ))}
    </Stack>
  );
}

const inRegion = (text: string) =>
  document.querySelector('[aria-label="Notifications"]')?.textContent?.includes(text);

const show = (tone: Toast['tone']): Story => ({
  play: async () => {
    await waitFor(() => expect(document.querySelector('[aria-live]')).not.toBeNull());
    showToast({ tone, message: messages[tone], duration: 60_000 });
    await waitFor(() => expect(inRegion(messages[tone])).toBe(true));
  },
});

export const Success: Story = show('success');

export const Danger: Story = show('danger');

export const Neutral: Story = show('neutral');

/** A message leaves when its time is up, and not while the focus is on it. */
export const Timing: Story = {
  play: async ({ canvas, step }) => {
    showToast({ message: 'Gone in a moment.', duration: 300 });
    const close = await canvas.findByRole('button', { name: 'Dismiss' });
    await step('The focus keeps it', async () => {
      close.focus();
      await new Promise((resolve) => setTimeout(resolve, 600));
      await expect(inRegion('Gone in a moment.')).toBe(true);
    });
    await step('It leaves after the focus has left', async () => {
      close.blur();
      await waitFor(() => expect(inRegion('Gone in a moment.')).toBe(false));
    });
  },
};

/** Errors interrupt, everything else waits its turn; a message can be sent away. */
export const Announcing: Story = {
  play: async ({ canvas, userEvent }) => {
    showToast({ tone: 'danger', message: messages.danger });
    const message = await canvas.findByText(messages.danger);
    await expect(message.closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(inRegion(messages.danger)).toBe(false));
  },
};
