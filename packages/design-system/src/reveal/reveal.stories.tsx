import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ValueCard } from '../card/value-card.tsx';
import { Reveal } from './reveal.tsx';

const meta = {
  title: 'Components/Reveal',
  component: Reveal,
  parameters: {
    docs: {
      description: {
        component:
          'Shows its content with a movement once 20 % of it is in view. What is in view ' +
          'already is never hidden; without JavaScript, under reduced motion and on paper all ' +
          'of it stands still.\n\n' +
          "**Use it** around a section's content (`fade`), cards (`rise`), or the home page's " +
          'hero (`replay`).\n\n' +
          '**Not for** what a visitor waits for, and the first thing on a page.',
      },
    },
  },
  args: {
    children: <ValueCard title="Trusted Partnerships">Nine years with the first client.</ValueCard>,
  },
} satisfies Meta<typeof Reveal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** In view from the start, so it is never hidden. */
export const InView: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.parentElement).not.toHaveAttribute('data-reveal');
    await expect(card).toBeVisible();
  },
};

export const Rising: Story = { args: { motion: 'rise' } };

const renderBelowTheView: Story['render'] = (args) => (
  <>
    {Array.from({ length: 60 }, (_, line) => (
      <p key={line}>{`Line ${line + 1} of what stands above.`}</p>
    ))}
    <Reveal {...args} />
  </>
);

/** Below the view it waits, and it shows itself when it is scrolled to. */
export const BelowTheView: Story = {
  render: renderBelowTheView,
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await waitFor(() => expect(card.parentElement).toHaveAttribute('data-reveal', 'hidden'));
    card.scrollIntoView();
    await waitFor(() => expect(card.parentElement).not.toHaveAttribute('data-reveal'));
    scrollTo(0, 0);
  },
};

/** A busy browser reports several changes at once: the last of them holds. */
export const ReportedInBatches: Story = {
  ...BelowTheView,
  beforeEach: () => {
    const { IntersectionObserver } = window;
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(onChange: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        let earlier: IntersectionObserverEntry[] = [];
        super((entries, observer) => {
          earlier = [...earlier, ...entries];
          onChange(earlier, observer);
        }, options);
      }
    };
    return () => {
      window.IntersectionObserver = IntersectionObserver;
    };
  },
};
