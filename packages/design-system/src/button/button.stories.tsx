import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw } from 'lucide';
import { expect, fn } from 'storybook/test';
import { Icon } from '../icons/icon.tsx';
import { Button } from './button.tsx';

/**
 * Does something on this page.
 *
 * **Use** one `primary` per view for what the page is for, `secondary` beside it, and `quiet` in
 * rows. Say what it does with a verb, and what is happening while `loading`.
 *
 * **Not for** going to another page: that is a `ButtonLink`. Do not disable a button that sends a
 * form; let it say what is missing.
 */
const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Submit Application', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Secondary: Story = { args: { variant: 'secondary', children: 'Cancel' } };

export const Quiet: Story = { args: { variant: 'quiet', children: 'Show jobs in India' } };

export const Small: Story = { args: { variant: 'secondary', size: 'small', children: 'Apply' } };

export const WithIcon: Story = {
  args: { variant: 'secondary', icon: <Icon node={RefreshCw} />, children: 'Try again' },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: { children: 'Send this application and the additional file to the hiring team' },
  globals: { viewport: { value: 'phone' } },
};

/** The ring is visible on every surface. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineStyle).toBe('solid');
  },
};

/** While loading the button keeps its focus and takes no further click. */
export const Loading: Story = {
  args: { loading: true, children: 'Sending…' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sending…' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
