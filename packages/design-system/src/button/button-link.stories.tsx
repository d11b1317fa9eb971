import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArrowRightIcon } from '../icons/icons.tsx';
import { ButtonLink } from './button-link.tsx';

const meta = {
  title: 'Components/Button link',
  component: ButtonLink,
  parameters: {
    docs: {
      description: {
        component:
          'A link with the weight of a button.\n\n' +
          '**Use it** for the one step that a hero or a section asks the visitor to take.\n\n' +
          '**Not for** links in running text (`Link`), nor for what happens on this page (`Button`).',
      },
    },
  },
  args: { href: '/services', children: 'Explore Our Services', icon: <ArrowRightIcon /> },
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
