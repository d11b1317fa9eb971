import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../actions/button.tsx';
import { Card } from '../content/card.tsx';
import { Grid } from './grid.tsx';
import { Section } from './section.tsx';

/**
 * One idea of a page: a title, a lead, and what proves it.
 *
 * **Use it** for everything between the hero and the footer. `deep` is for one strong idea per
 * page; `split` sets the title beside its content.
 *
 * **Density**: `tight` for supporting sections, `regular` for most, and `grand` once on a page, for
 * its main idea; only that one has the orange tab.
 *
 * **Cut** one corner on a page: that of the lead case, of a picture of the `Hero`, or of the `panel`
 * that ends it.
 *
 * **Not for** grouping inside a section (`Grid`).
 */
export default {
  title: 'Components/Layout/Section (band, container)',
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

type Story = StoryObj<typeof Section>;

/** The section is a landmark with its title as name. */
export const Paper: Story = {};

const contact = <ButtonLink href="/contact-us">Contact Us</ButtonLink>;

/** `deep` is dark in both themes; every role follows. */
export const Tones: Story = {
  render: (args) => (
    <>
      <Section {...args} tone="sunken" title="On sunken" actions={contact} />
      <Section {...args} tone="brand" title="On brand" actions={contact} />
      <Section {...args} tone="panel" title="On panel" actions={contact} />
      <Section {...args} tone="deep" title="On deep" actions={contact} />
    </>
  ),
};

/** On wide screens, 64 px above and below for supporting sections, at least 160 px for the main one. */
export const Densities: Story = {
  render: (args) => (
    <>
      <Section {...args} density="tight" title="Tight" tone="sunken" />
      <Section {...args} density="grand" title="Grand" />
    </>
  ),
};

/** Ends a page; the footer begins in the cut. */
export const CutAtTheEnd: Story = { args: { tone: 'panel', cut: true, behindCut: 'footer' } };

export const Split: Story = { args: { layout: 'split' } };
