import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './steps.tsx';

/**
 * What happens one after the other, numbered along a line.
 *
 * **Use it** for three to five steps in a fixed order.
 *
 * **Not for** reasons in no order (a `Card`).
 */
export default {
  title: 'Components/Content/Steps (process, timeline)',
  component: Steps,
  args: {
    items: [
      {
        title: 'Assess & Plan',
        text: 'What the center must deliver, to whom, and by which quarter.',
      },
      { title: 'Build & Launch', text: 'Entity, lease, first forty people, first release.' },
      { title: 'Operate & Scale', text: 'Run to your figures, reviewed with you each month.' },
      { title: 'Transfer or Manage', text: 'Yours to take over, or ours to keep running.' },
    ],
  },
} satisfies Meta<typeof Steps>;

export const Four: StoryObj<typeof Steps> = {};
