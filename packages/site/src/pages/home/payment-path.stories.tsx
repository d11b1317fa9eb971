import { Hero, Reveal } from '@kestrova/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PaymentPath } from './payment-path.tsx';

/**
 * The home page's picture: one cash-in, followed from the agent's phone through the switch and both
 * lines of the ledger to the settlement file.
 *
 * **Use it** once, as the picture of the home page’s `Hero`, inside `Reveal replay`. It plays once,
 * and again when it comes back into view; its last frame is its still, which reduced motion and
 * paper show.
 *
 * **Not for** another page: each has the art of its own subject.
 */
export default {
  title: 'Sections/Payment path',
  component: PaymentPath,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Reveal replay>
      <Hero
        size="home"
        title="One payment, followed"
        lead="Every amount is posted twice, and what is left over is 0.00."
        picture={<PaymentPath />}
        pictureFit="cover"
      />
    </Reveal>
  ),
} satisfies Meta<typeof PaymentPath>;

type Story = StoryObj<typeof PaymentPath>;

/** Whether its styles animate its parts: a change from none to an animation restarts it. */
const isAnimated = (picture: Element) =>
  [...picture.querySelectorAll('*')].some(
    (part) => getComputedStyle(part).animationName !== 'none',
  );

/** Whether the boxes of two parts overlap or are closer than `gap` pixels. */
function isNear(one: Element, other: Element, gap: number): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const isApart = (first: DOMRect, second: DOMRect) =>
    first.right + gap <= second.left || first.bottom + gap <= second.top;
  return !isApart(a, b) && !isApart(b, a);
}

/** It plays at once, stops while it is out of view, and restarts when it comes back into view. */
export const BesideTheWords: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const picture = canvasElement.querySelector('header svg') as SVGSVGElement;
    const opening = canvas.getByRole('banner').parentElement as HTMLElement;
    await step('In view', () => expect(isAnimated(picture)).toBe(true));
    await step('The amount passes without touching a label', async () => {
      const amount = picture.lastElementChild as Element;
      const labels = ['Debit', 'Credit'].map((label) => canvas.getByText(label));
      // Three units of the drawing, which is smaller on a phone.
      const gap = 3 * (picture.getScreenCTM()?.a ?? 1);
      const [travel] = amount.getAnimations() as [Animation];
      travel.pause();
      const times = Array.from({ length: 121 }, (_, index) => index * 50);
      const near = times.filter((time) => {
        travel.currentTime = time;
        return labels.some((label) => isNear(amount, label, gap));
      });
      await expect(near).toEqual([]);
    });
    await step('Out of view', async () => {
      opening.dataset['reveal'] = 'waiting';
      await expect(isAnimated(picture)).toBe(false);
    });
    await step('Back in view', async () => {
      delete opening.dataset['reveal'];
      await expect(isAnimated(picture)).toBe(true);
    });
  },
};
