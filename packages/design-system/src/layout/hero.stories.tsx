import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide';
import { expect } from 'storybook/test';
import { ButtonLink, Button } from '../actions/button.tsx';
import { TagList } from '../content/tag-list.tsx';
import { Icon } from '../icons/icon.tsx';
import { Breadcrumb } from '../navigation/breadcrumb.tsx';
import { samples } from '../samples/pictures.tsx';
import { Hero } from './hero.tsx';
import { ProductScreens } from './product-screens.tsx';

/**
 * The opening of a page. It holds the page's only heading of level 1, which takes the focus after a
 * navigation.
 *
 * **Use it** once, first thing in the main content. `home` is larger, for the home page. The
 * picture reaches the screen’s edge: `sheet` uncropped on a tinted background, `bleed` uncropped in
 * the corner, `panel` on its own background, `cover` up to all edges. From 960 px on it is beside
 * the text, below that it is a band under the text.
 *
 * **Not for** the sections further down.
 */
export default {
  title: 'Components/Layout/Hero (banner, masthead)',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'ODC Services',
    lead: 'A team of your own, on your tools, your hours and your definition of done.',
  },
} satisfies Meta<typeof Hero>;

type Story = StoryObj<typeof Hero>;

export const Home: Story = {
  args: {
    size: 'home',
    title: 'Building Digital Futures With Fintech, Enterprise &\u00a0Emerging Technologies',
    lead: 'The systems that banks settle on, built by the people who run them.',
    picture: samples.cover,
    actions: (
      <ButtonLink href="/services" icon={<Icon node={ArrowRight} />}>
        Explore Our Services
      </ButtonLink>
    ),
  },
};

export const PageWithPicture: Story = {
  args: {
    picture: samples.cover,
    breadcrumb: (
      <Breadcrumb items={[{ label: 'Home', href: '/home' }, { label: 'ODC Services' }]} />
    ),
  },
};

/** A story's cover, uncropped at every width. */
export const WithCover: Story = { args: { picture: samples.cover, pictureFit: 'bleed' } };

/** A product screen. A second one beside it would need the same height. */
export const WithScreen: Story = {
  args: { picture: <ProductScreens>{samples.cover}</ProductScreens>, pictureFit: 'panel' },
};

export const WithFacts: Story = {
  args: {
    title: 'Senior Payments Engineer',
    lead: undefined,
    actions: <Button>Apply</Button>,
    children: (
      <TagList
        items={[
          { label: 'Code', value: 'US-FIN-1042' },
          { label: 'Mode', value: 'Hybrid' },
          { label: 'Location', value: 'Wilmington, DE' },
          { label: 'Type', value: 'Full time' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    const facts = canvas.getByText('Code').closest('dl');
    await expect(facts?.offsetWidth).toBeGreaterThan(200);
  },
};

/** Half as high, so that the list begins on the first screen. */
export const Compact: Story = {
  args: {
    size: 'compact',
    title: 'Careers',
    picture: samples.cover,
    children: <p>12 open positions in the USA</p>,
  },
};
