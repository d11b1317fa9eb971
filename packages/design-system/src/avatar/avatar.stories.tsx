import type { Meta, StoryObj } from '@storybook/react-vite';
import { samples } from '../samples/pictures.tsx';
import { Avatar } from './avatar.tsx';

/**
 * Stands for a person or a job.
 *
 * **Use it** beside the name that it stands for; it is hidden from screen readers.
 *
 * **Not for** anything that can only be told from the picture.
 */
const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { initials: 'SPE' },
} satisfies Meta<typeof Avatar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Initials: Story = {};

export const Portrait: Story = { args: { initials: 'M', src: samples.portrait, size: 'small' } };
