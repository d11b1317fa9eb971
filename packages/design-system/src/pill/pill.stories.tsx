import type { Meta, StoryObj } from '@storybook/react-vite';
import { PillList } from './pill-list.tsx';
import { Pill } from './pill.tsx';

/**
 * A short fact about something.
 *
 * **Use it** for a job's level, a story's domain; several in a `PillList`.
 *
 * **Not for** anything that can be pressed (`ChoiceList`), nor for sentences.
 */
const meta = {
  title: 'Components/Pill',
  component: Pill,
  args: { children: 'Full-time' },
} satisfies Meta<typeof Pill>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Brand: Story = { args: { tone: 'brand' } };

export const Success: Story = { args: { tone: 'success', children: 'Open' } };

export const Danger: Story = { args: { tone: 'danger', children: 'Closed' } };

export const Several: Story = {
  render: () => (
    <PillList label="Facts about the job" items={['Senior', 'Full-time', 'Hybrid', '']} />
  ),
};
