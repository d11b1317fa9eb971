import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScrollToTop } from './scroll-to-top.tsx';

/**
 * Appears while the visitor scrolls down, beyond 100 px from the top, and disappears on the way up.
 * It is a tab at the screen’s edge, where it covers no text; in a wide gutter it is a whole button.
 *
 * **Use it** once, in the shell.
 *
 * **Keyboard.** Tab reaches it while it is visible; Enter scrolls to the top.
 *
 * **Not for** a link to a part of the page.
 */
export default {
  title: 'Components/Actions/Scroll to top (back to top)',
  component: ScrollToTop,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  decorators: [
    (Story) => (
      <>
        {Array.from({ length: 80 }, (_, line) => (
          <p key={line}>Line {line + 1} of a long page.</p>
        ))}
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ScrollToTop>;

export const OnALongPage: StoryObj<typeof ScrollToTop> = {};

export const Scrolling: StoryObj<typeof ScrollToTop> = {
  tags: ['!autodocs', 'keyboard'],
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByLabelText('Scroll to top');
    await step('Hidden at the top', () => expect(button).not.toBeVisible());
    await step('Hidden up to 100 px', async () => {
      scrollTo({ top: 90, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 100));
      await expect(button).not.toHaveAttribute('data-shown');
    });
    await step('Shown on the way down', async () => {
      scrollTo({ top: 400, behavior: 'instant' });
      await waitFor(() => expect(button).toHaveAttribute('data-shown'));
    });
    await step('Hidden on the way up', async () => {
      scrollTo({ top: 300, behavior: 'instant' });
      await waitFor(() => expect(button).not.toHaveAttribute('data-shown'));
    });
    await step('It scrolls to the top', async () => {
      scrollTo({ top: 500, behavior: 'instant' });
      // While it fades out it is still visible, and when it begins to fade in it is not yet.
      await waitFor(() => expect(button).toHaveAttribute('data-shown'));
      await waitFor(() => expect(button).toBeVisible());
      button.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(scrollY).toBe(0));
    });
    scrollTo({ top: 500, behavior: 'instant' });
  },
};
