import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../content/card.tsx';
import { Stat } from '../content/stat.tsx';
import { samples } from '../samples/pictures.tsx';
import { Reveal } from './reveal.tsx';

/**
 * Shows its content with a movement once 20 % of it is in view. Content that is already in view is
 * never hidden. Nothing moves without JavaScript, with reduced motion or in print.
 *
 * **Use it** around a section's content (`fade`), cards (`rise`), or the home page's hero
 * (`replay`).
 *
 * **Not for** content that a visitor waits for, or the first thing on a page.
 */
export default {
  title: 'Components/Layout/Reveal (animation, fade)',
  component: Reveal,
  args: {
    children: (
      <Card look="ruled" title="Trusted Partnerships">
        Nine years with the first client.
      </Card>
    ),
  },
} satisfies Meta<typeof Reveal>;

type Story = StoryObj<typeof Reveal>;

/**
 * Neighbours fade in one after the other; cards rise in 500 ms (spec 9), and each fills its cell.
 * Elements that are in view at the start are never hidden.
 */
export const Movements: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 'var(--space-6)' }}>
      <Reveal {...args} motion="rise" />
      <Reveal {...args} delay={2} />
    </div>
  ),
  play: async ({ canvas }) => {
    const reveals = canvas.getAllByRole('article').map((card) => card.parentElement as HTMLElement);
    for (const reveal of reveals) await expect(reveal).not.toHaveAttribute('data-reveal');
    const [rising, delayed] = reveals.map((reveal) => getComputedStyle(reveal));
    await expect(rising?.transitionProperty).toBe('opacity, transform');
    await expect(rising?.transitionDuration).toBe('0.5s, 0.5s');
    await expect(rising?.display).toBe('grid');
    await expect(delayed?.transitionDuration).toBe('1s, 1s');
    await expect(delayed?.transitionDelay).toBe('0.4s, 0.4s');
  },
};

/** It is hidden below the view, and appears when it is scrolled into view. */
export const BelowTheView: Story = {
  tags: ['!autodocs', '!dev'],
  render: (args) => (
    <>
      <div style={{ blockSize: '200vh' }} />
      <Reveal {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article').map((card) => card.parentElement);
    for (const card of cards)
      await waitFor(() => expect(card).toHaveAttribute('data-reveal', 'hidden'));
    scrollTo(0, document.documentElement.scrollHeight);
    for (const card of cards) await waitFor(() => expect(card).not.toHaveAttribute('data-reveal'));
    scrollTo(0, 0);
  },
};

/** Evidence shows the past, then the present, and last the figure, once 60 % of it is in view. */
export const Told: Story = {
  ...BelowTheView,
  args: {
    motion: 'tell',
    children: (
      <Stat
        value="19"
        size="display"
        evidence={samples.cover}
        before={<div role="note" style={{ blockSize: 400 }} />}
      >
        minutes’ walk, down from 74
      </Stat>
    ),
  },
  play: async ({ canvas, step }) => {
    const figure = canvas.getByText('19');
    const chart = canvas.getByRole('presentation');
    const before = canvas.getByRole('note', { hidden: true }).parentElement as HTMLElement;
    const look = (element: HTMLElement) => getComputedStyle(element);
    await step('It is hidden below the view', async () => {
      await waitFor(() => expect(look(figure).opacity).toBe('0'));
      await expect(look(chart).opacity).toBe('0');
      await expect(look(before).visibility).toBe('visible');
    });
    await step('Less than 60 % of it is in view', async () => {
      scrollBy(0, chart.getBoundingClientRect().top - innerHeight + chart.offsetHeight / 2);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await expect(look(figure).opacity).toBe('0');
    });
    await step('All of it is in view', async () => {
      chart.scrollIntoView({ block: 'end' });
      await waitFor(() => expect(look(before).transform).toBe('none'));
      await expect(look(figure).opacity).toBe('0');
      await waitFor(() => expect(look(figure).opacity).toBe('1'), { timeout: 3000 });
      await expect(look(chart).opacity).toBe('1');
      await waitFor(() => expect(look(before).visibility).toBe('hidden'));
    });
    scrollTo(0, 0);
  },
};

/** In a row that is swiped, the edge of the next card shows that there is more. */
export const BesideTheView: Story = {
  ...BelowTheView,
  render: (args) => (
    <>
      <div style={{ blockSize: '200vh' }} />
      <div style={{ display: 'grid', grid: 'auto / auto-flow 90%', overflow: 'clip' }}>
        <Reveal {...args} />
        <Reveal {...args} />
      </div>
    </>
  ),
};

/** Floats up again after it was nearly out of view; while more than a fifth is in view, it does not move. */
export const Replaying: Story = {
  tags: ['!autodocs', '!dev'],
  args: { replay: true, children: <section aria-label="Opening" style={{ blockSize: 400 }} /> },
  render: (args) => (
    <>
      <Reveal {...args} />
      <div style={{ blockSize: 2000 }} />
    </>
  ),
  play: async ({ canvas, step }) => {
    const opening = canvas.getByRole('region', { name: 'Opening' }).parentElement as HTMLElement;
    const scrollPast = async (share: number) => {
      scrollTo(0, opening.offsetTop + opening.offsetHeight * share);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    };
    await step('A fifth of it stays in view', async () => {
      await scrollPast(0.6);
      await expect(opening).not.toHaveAttribute('data-reveal');
      await scrollPast(0);
    });
    await step('Less than a fifth stays in view', async () => {
      await scrollPast(0.9);
      await waitFor(() => expect(opening).toHaveAttribute('data-reveal', 'waiting'));
      await expect(getComputedStyle(opening).animationName).toBe('none');
      await scrollPast(0);
      // A change from none to an animation restarts it.
      await waitFor(() => expect(getComputedStyle(opening).animationName).not.toBe('none'));
    });
  },
};

/** A busy browser reports several changes at once: only the last one counts. */
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
