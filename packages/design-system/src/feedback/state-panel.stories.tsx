import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { Notice, StatePanel } from './state-panel.tsx';

/**
 * Says that there is nothing here, or what could not be loaded, and what to do next. A failure is
 * announced when it appears.
 *
 * **Use it** in the place of an empty or failed list, or of a page whose subject does not exist
 * (with `headingLevel={1}`).
 *
 * **Not for** errors of a form (`ErrorSummary`, `showToast`).
 */
export default {
  title: 'Components/Feedback/State panel (empty state, error, alert)',
  component: StatePanel,
  subcomponents: { Notice },
  args: {
    kind: 'empty',
    title: 'No openings in India today',
    children: 'New ones appear here within the hour of being approved.',
    actions: <Button variant="secondary">Show jobs in the USA</Button>,
  },
} satisfies Meta<typeof StatePanel>;

type Story = StoryObj<typeof StatePanel>;

export const Empty: Story = {};

export const Failed: Story = {
  args: {
    kind: 'error',
    title: 'The jobs could not be loaded',
    children: 'Nothing is lost. The connection may have dropped for a moment.',
    actions: <Button onClick={fn()}>Try again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/**
 * `Notice` is beside the pressed button and says what went wrong. It is announced when it appears, and
 * it stays.
 */
export const BesideWhatFailed: Story = {
  render: () => <Notice>This application was withdrawn before. Nothing is left to change.</Notice>,
};
