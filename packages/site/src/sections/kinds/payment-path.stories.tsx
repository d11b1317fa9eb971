import { Hero, Reveal } from '@kestrova/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PaymentPath } from './payment-path.tsx';

/**
 * The home page's picture: one cash-in, followed from the agent through the switch and both lines of
 * the ledger to the customer.
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

/** It plays at once, stops while it is out of view, and restarts when it comes back into view. */
export const BesideTheWords: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const picture = canvasElement.querySelector('header svg') as SVGSVGElement;
    const opening = canvas.getByRole('banner').parentElement as HTMLElement;
    await step('In view', () => expect(isAnimated(picture)).toBe(true));
    await step('No label of the ledger before its number', async () => {
      for (const name of ['Debit', 'Credit', 'Balance']) {
        const label = canvas.getByText(name);
        const posting = label.closest('g') as Element;
        await expect(posting).toHaveTextContent(/\.00$/);
        const [arrival] = posting.getAnimations() as [Animation];
        arrival.pause();
        arrival.currentTime = 0;
        await expect(label).not.toBeVisible();
      }
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
