import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../button/button-link.tsx';
import { Card } from '../card/card.tsx';
import { Grid } from '../grid/grid.tsx';
import { Section } from './section.tsx';

/**
 * One idea of a page: a title, a lead, and what proves it.
 *
 * **Use it** for everything between the hero and the footer. `deep` is for one strong idea per
 * page; `split` sets the title beside its content.
 *
 * **Density**: `tight` for what supports, `regular` for most, and `grand` once on a page, for the
 * idea that it is remembered by; only that one bears the orange tab.
 *
 * **Cut** one corner on a page: that of the lead case, of a picture of the `Hero`, or of the `panel`
 * that ends it.
 *
 * **Not for** grouping inside a section (`Stack`, `Grid`).
 */
const meta = {
  title: 'Components/Section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Our Commitment',
    lead: 'Three things that stand on the first page of every contract, before the price.',
    children: (
      <Grid>
        <Card look="ruled" title="Named people">
          You know who writes your code, and who steps in.
        </Card>
        <Card look="ruled" title="Open books">
          Hours, incidents and costs, as we see them ourselves.
        </Card>
        <Card look="ruled" title="A way out">
          Everything we run for you can be handed over in 30 days.
        </Card>
      </Grid>
    ),
  },
} satisfies Meta<typeof Section>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The section is a landmark with its title as name. */
export const Paper: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Our Commitment' })).toBeVisible();
  },
};

export const Sunken: Story = { args: { tone: 'sunken' } };

export const Brand: Story = { args: { tone: 'brand' } };

/** Dark in both themes; every role follows. */
export const Deep: Story = {
  args: {
    tone: 'deep',
    actions: (
      <>
        <ButtonLink href="/contact-us">Contact Us</ButtonLink>
        <ButtonLink href="/careers" variant="secondary">
          Careers
        </ButtonLink>
      </>
    ),
  },
};

/** For what supports: 64 px above and below on wide screens. */
export const Tight: Story = { args: { density: 'tight' } };

/** The one idea of a page: 160 px and more, a larger title, and the tab. */
export const Grand: Story = { args: { density: 'grand' } };

/** For pictures and lead cases, which use a wide screen. */
export const Wide: Story = { args: { width: 'wide' } };

/** Ends a page; the footer begins in the cut. */
export const CutOverTheFooter: Story = { args: { tone: 'panel', cut: true, over: 'footer' } };

/** Carries the lead case of a page. */
export const DeepAndCut: Story = { args: { tone: 'deep', cut: true } };

export const CutOnAPhone: Story = {
  ...CutOverTheFooter,
  globals: { viewport: { value: 'phone' } },
};

export const Split: Story = { args: { layout: 'split' } };

export const TitleOnly: Story = { args: { children: undefined } };
