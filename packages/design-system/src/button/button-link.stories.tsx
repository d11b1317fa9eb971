import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide';
import { expect } from 'storybook/test';
import { Icon } from '../icons/icon.tsx';
import { ButtonLink } from './button-link.tsx';

/**
 * A link with the weight of a button.
 *
 * **Use it** for the one step that a hero or a section asks the visitor to take.
 *
 * **Not for** links in running text (`Link`), nor for what happens on this page (`Button`).
 */
const meta = {
  title: 'Components/Button link',
  component: ButtonLink,
  args: { href: '/services', children: 'Explore Our Services', icon: <Icon node={ArrowRight} /> },
} satisfies Meta<typeof ButtonLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/services');
  },
};

export const Secondary: Story = { args: { variant: 'secondary' } };

export const Quiet: Story = { args: { variant: 'quiet', size: 'small', children: 'View details' } };
