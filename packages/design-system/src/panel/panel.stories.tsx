import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../button/button-link.tsx';
import { Prose } from '../prose/prose.tsx';
import { Panel } from './panel.tsx';

/**
 * A ground from edge to edge of the screen. With its lower corner cut it is the chamfer of the
 * cards and buttons in large.
 *
 * **Use it** for a page’s lead case (`deep`) and for its end (`brand`). Cut one corner on a page:
 * the lead case, a picture of the `Hero`, or the end.
 *
 * **Not for** a section among others (`Section`).
 */
const meta = {
  title: 'Components/Panel',
  component: Panel,
  parameters: { layout: 'fullscreen' },
  args: {
    tone: 'brand',
    labelledBy: 'panel-title',
    children: (
      <Prose>
        <h2 id="panel-title">Put a payment flow in front of us</h2>
        <p>Describe one flow that fails or costs too much.</p>
        <ButtonLink href="/contact-us">Talk to a payments engineer</ButtonLink>
      </Prose>
    ),
  },
} satisfies Meta<typeof Panel>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The panel is a landmark with its heading as name. */
export const Brand: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /payment flow/ })).toBeVisible();
  },
};

/** The footer begins in the cut. */
export const CutOverTheFooter: Story = { args: { cut: true, over: 'footer' } };

export const DeepAndCut: Story = { args: { tone: 'deep', cut: true } };

export const OnAPhone: Story = {
  args: { cut: true, over: 'footer' },
  globals: { viewport: { value: 'phone' } },
};
