import type { Meta, StoryObj } from '@storybook/react-vite';
import { Briefcase, ChartLine, Rocket } from 'lucide';
import { expect } from 'storybook/test';
import { Icon } from '../icons/icon.tsx';
import { ChoiceList } from './choice-list.tsx';

/**
 * One choice out of a few that are all visible: native radio buttons.
 *
 * **Use it** for categories and tags of which one is on.
 *
 * **Keyboard.** Tab goes to the choice that is on, and the arrow keys choose another one.
 *
 * **Not for** more than a dozen options (`Select`), nor for choices that a form sends and may leave
 * open.
 */
export default {
  title: 'Components/Forms/Choice list (radio, segmented control)',
  component: ChoiceList,
  args: {
    legend: 'Categories',
    defaultValue: 'Business',
    options: [
      { value: 'Startup', icon: <Icon node={Rocket} /> },
      { value: 'Business', icon: <Icon node={Briefcase} /> },
      { value: 'Economy', icon: <Icon node={ChartLine} /> },
    ],
  },
} satisfies Meta<typeof ChoiceList>;

type Story = StoryObj<typeof ChoiceList>;

export const Rows: Story = { parameters: { states: true } };

export const Tags: Story = {
  tags: ['keyboard'],
  args: {
    legend: 'Search With Tags',
    look: 'tags',
    options: ['Start Up', 'Lifestyle', 'Business', 'Technology', 'Sales', 'Economy', 'Art'].map(
      (value) => ({ value }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Technology' })).toBeChecked();
  },
};
