import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { samples } from '../samples/pictures.tsx';
import { Gallery } from './gallery.tsx';

/**
 * Pictures side by side that open larger in a dialog. Without JavaScript each is a plain link to
 * its file.
 *
 * **Use it** for the screens of a story, in a section of its own that is not split. The alt text says
 * what a picture shows, and is its caption. Name a wide picture first: all pictures are in one row, which
 * scrolls and runs to the section's right edge. On a phone the dialog fills the screen, and a wide
 * picture is panned.
 *
 * **Keyboard.** Enter opens a picture, the arrow keys go to the others and wrap around, and Escape
 * closes the dialog and returns the focus.
 *
 * **Not for** decoration, or a single picture.
 */
export default {
  title: 'Components/Content/Gallery (lightbox, carousel)',
  component: Gallery,
  args: { title: 'Designs', pictures: samples.gallery },
} satisfies Meta<typeof Gallery>;

type Story = StoryObj<typeof Gallery>;

export const Three: Story = {};

export const Larger: Story = {
  tags: ['!autodocs', 'keyboard'],
  play: async ({ canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: /^View larger: An agent enters/ });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await step('The arrow keys wrap around', async () => {
      await waitFor(() => expect(canvas.getByText('1 of 3')).toBeVisible());
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByText('2 of 3')).toBeVisible();
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(canvas.getByText('3 of 3')).toBeVisible();
    });
    await step('Closing returns the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(link).toHaveFocus());
    });
    await step('A late close event does not close it', async () => {
      await userEvent.click(link);
      const count = await canvas.findByText('1 of 3');
      count.closest('dialog')?.dispatchEvent(new Event('close'));
      await waitFor(() => expect(count).toBeVisible());
    });
  },
};

/** The pictures are one row that scrolls, on a phone too. */
export const OneRow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await waitFor(() => expect(list.scrollWidth).toBeGreaterThan(list.clientWidth));
    const tops = canvas.getAllByRole('img').map((picture) => picture.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

/** On a phone the dialog fills the screen, and its picture the room above the caption; a wide one is panned. */
export const OnAPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /The overview of a day/ }));
    const dialog = await canvas.findByRole('dialog');
    const pan = canvas.getByRole('group', { name: 'Designs' });
    const picture = within(pan).getByRole('img');
    await waitFor(() => expect(picture.clientHeight).toBeGreaterThan(0.5 * innerHeight));
    // Beside the room of a scrollbar.
    await expect(dialog.clientWidth).toBeGreaterThan(document.documentElement.clientWidth - 20);
    await expect(picture.clientHeight).toBe(pan.clientHeight);
    await expect(pan.scrollWidth).toBeGreaterThan(pan.clientWidth);
    await expect(dialog.scrollHeight).toBe(dialog.clientHeight);
  },
};

/** On a phone held sideways a picture is still larger than in the row, and fits with its caption. */
export const OnAPhoneHeldSideways: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'sideways' } },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: /The overview of a day/ });
    await userEvent.click(link);
    const figure = await canvas.findByRole('figure');
    await waitFor(() =>
      expect(within(figure).getByRole('img').clientHeight).toBeGreaterThan(
        within(link).getByRole('img').clientHeight,
      ),
    );
    await expect(figure.clientHeight).toBeLessThan(innerHeight);
  },
};
