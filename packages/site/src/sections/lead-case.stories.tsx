import { storyCards } from '@kestrova/content';
import { Section } from '@kestrova/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LeadCase } from './lead-case.tsx';

const [maab, , aspire] = storyCards;

const meta = {
  title: 'Sections/Lead case',
  component: LeadCase,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The client story that proves a page: its figure in display type, what proves the ' +
          'figure drawn to scale, and the cover that leads to the story.\n\n' +
          '**Use it** once on a page, in its `grand` section or on a `deep` one that is cut.\n\n' +
          '**Not for** a list of stories (`CaseStudies`, `CaseRows`).',
      },
    },
  },
  args: { story: maab as (typeof storyCards)[number] },
} satisfies Meta<typeof LeadCase>;

export default meta;

type Story = StoryObj<typeof meta>;

/** On a service's page, in its grand section. */
export const InASection: Story = {
  name: 'In a section',
  render: (args) => (
    <Section density="grand" width="wide" title="Proven at a market stall">
      <LeadCase {...args} />
    </Section>
  ),
};

/** On the home page, across the screen. */
export const CutAndDeep: Story = {
  name: 'Cut and deep',
  render: (args) => (
    <Section tone="deep" width="wide" cut>
      <LeadCase {...args} />
    </Section>
  ),
};

export const OnAPhone: Story = {
  ...InASection,
  name: 'On a phone',
  args: { story: aspire as (typeof storyCards)[number] },
  globals: { viewport: { value: 'phone' } },
};
