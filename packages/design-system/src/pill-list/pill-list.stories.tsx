import type { Meta, StoryObj } from '@storybook/react-vite';
import { PillList } from './pill-list.tsx';

/**
 * Short facts about something.
 *
 * **Use it** for a job's level, type and mode, or a story's domain.
 *
 * **Not for** anything that can be pressed (`ChoiceList`), nor for sentences.
 */
const meta = {
  title: 'Components/Pill list',
  component: PillList,
  args: { label: 'Facts about the job', items: ['Senior', 'Full-time', 'Hybrid', ''] },
} satisfies Meta<typeof PillList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};
