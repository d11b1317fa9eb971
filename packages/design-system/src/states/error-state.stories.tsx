import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ErrorState } from './error-state.tsx';

/**
 * Says what could not be loaded, and offers to try again. It is announced when it appears.
 *
 * **Use it** in the place of the list or page that failed.
 *
 * **Not for** errors of a form (`ErrorSummary`, `showToast`).
 */
const meta = {
  title: 'Components/Error state',
  component: ErrorState,
  args: {
    title: 'The jobs could not be loaded',
    children: 'Nothing is lost. The connection may have dropped for a moment.',
    actions: <Button onClick={fn()}>Try again</Button>,
  },
} satisfies Meta<typeof ErrorState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Offline: Story = {
  args: { offline: true, title: 'You are offline', children: 'The jobs return with the line.' },
};
