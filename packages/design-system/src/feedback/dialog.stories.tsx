import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { TextField } from '../forms/field.tsx';
import { Form, FormActions } from '../forms/form.tsx';
import { Dialog } from './dialog.tsx';

const actions = (
  <FormActions>
    <Button type="submit">Submit Application</Button>
    <Button variant="secondary">Cancel</Button>
  </FormActions>
);

/**
 * A native modal dialog: the page behind it is inert, the focus goes to its title and returns to
 * what opened it.
 *
 * **Use it** for a task that stops everything else. With `dismissible={false}` Escape and the
 * backdrop do nothing, so nothing typed is lost by accident; the × button always stays. The body
 * scrolls between the title and the buttons of its form, which stay in view; on a low screen the
 * whole dialog does.
 *
 * **Keyboard.** Tab leads to the × button first, on which Enter closes the dialog. So does Escape
 * unless `dismissible` is false. Then the focus returns to what opened it.
 *
 * **Not for** messages that need no answer (`showToast`), nor for pages.
 */
export default {
  title: 'Components/Feedback/Dialog (modal, popup, overlay)',
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Job Application Form',
    dismissible: true,
    children: (
      <Form>
        <TextField label="First Name" name="first" required />
        {actions}
      </Form>
    ),
  },
  // In a frame of its own: on one page, several modal dialogs would open over each other.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  decorators: [(Story, { args }) => <Story key={String(args.open)} />],
  render: (args) => <OpenedByButton {...args} />,
} satisfies Meta<typeof Dialog>;

type Story = StoryObj<typeof Dialog>;

function OpenedByButton(props: ComponentProps<typeof Dialog>) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Apply</Button>
      <Dialog
        {...props}
        open={open}
        onClose={() => {
          props.onClose();
          setOpen(false);
        }}
      />
    </>
  );
}

export const Regular: Story = {};

/** The body scrolls; the title and the buttons stay, and no scrollbar reaches the cut corner. */
export const LongBody: Story = {
  args: {
    children: (
      <Form>
        {Array.from({ length: 14 }, (_, line) => (
          <TextField key={line} label={`Line ${line + 1}`} name={`line-${line}`} />
        ))}
        {actions}
      </Form>
    ),
  },
  tags: ['!autodocs'],
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await expect(dialog.scrollHeight).toBe(dialog.clientHeight);
    canvas.getByRole('textbox', { name: 'Line 14' }).focus();
    const title = canvas.getByRole('heading', { name: 'Job Application Form' });
    await waitFor(() => expect(title).toBeVisible());
    await expect(title.getBoundingClientRect().top).toBeGreaterThan(0);
    const submit = canvas.getByRole('button', { name: 'Submit Application' });
    const { bottom } = canvas.getByRole('textbox', { name: 'Line 14' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(submit.getBoundingClientRect().top);
  },
};

/** Escape and the backdrop do nothing, even twice. */
export const NotDismissible: Story = {
  tags: ['!autodocs', '!dev'],
  args: { dismissible: false },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog');
    await expect(dialog).toHaveAttribute('closedby', 'none');
    await userEvent.keyboard('{Escape}{Escape}');
    await userEvent.pointer({ keys: '[MouseLeft]', target: dialog, coords: { x: 1, y: 1 } });
    const cancel = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(cancel);
    await expect(cancel.defaultPrevented).toBe(true);
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog).toHaveAttribute('open');
  },
};

export const FocusGoesAndReturns: Story = {
  tags: ['!autodocs', 'keyboard'],
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Apply' });
    await userEvent.click(opener);
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Job Application Form' })).toHaveFocus(),
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog');
    await expect(dialog).toHaveAttribute('closedby', 'any');
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
