import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link, SkipLink } from './link.tsx';

/**
 * A link in running text. Links inside the site use the router of `LinkProvider`; others are plain.
 *
 * **Use it** for links inside a sentence.
 *
 * **Keyboard.** The first press of Tab shows a `SkipLink`, which skips the header.
 *
 * **Not for** the one step that a section asks for (`ButtonLink`).
 */
export default {
  title: 'Components/Actions/Link (anchor)',
  component: Link,
  subcomponents: { SkipLink },
  args: { href: '/terms-policy', children: 'privacy policy' },
} satisfies Meta<typeof Link>;

type Story = StoryObj<typeof Link>;

export const InText: Story = {
  parameters: { states: true },
  render: (args) => (
    <p>
      What we do with your data: read our <Link {...args} />.
    </p>
  ),
};

export const Skipping: Story = {
  tags: ['!autodocs', 'keyboard'],
  render: () => <SkipLink href="#content">Skip to content</SkipLink>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveStyle({ clipPath: 'none' });
  },
};
