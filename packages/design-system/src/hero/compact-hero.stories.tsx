import type { Meta, StoryObj } from '@storybook/react-vite';
import { samples } from '../samples/pictures.tsx';
import { CompactHero } from './compact-hero.tsx';

/**
 * The opening of a page that is a list, half as high as a `Hero`, so that the list begins on the
 * first screen. It holds the page’s only heading of level 1.
 *
 * **Use it** where visitors come for a list, and say in it how long the list is. Its picture is for
 * wide screens, where it costs no height.
 *
 * **Not for** pages that have an idea to open with (`Hero`).
 */
const meta = {
  title: 'Components/Compact hero',
  component: CompactHero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Careers',
    lead: 'A team of your own, on your tools, your hours and your definition of done.',
    children: <p>12 open positions in USA</p>,
  },
} satisfies Meta<typeof CompactHero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithPicture: Story = { args: { picture: samples.cover } };

export const TextOnly: Story = {};
