import { storyCards } from '@kestrova/content';
import { Section } from '@kestrova/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CaseStudies } from './case-studies.tsx';

/** Pixels of room for the cards, from a phone to a desktop. */
const WIDTHS = [320, 390, 640, 700, 768, 900, 960, 1024, 1100, 1200, 1280, 1440, 1920];

/** Pixels that a card takes at least, and between two of them (spec 2.5). */
const [MIN_WIDTH, GAP] = [280, 16];

/**
 * Client stories as cards, each under its key, that lead to their pages.
 *
 * **Use it** for a list of stories: as many in a row as fit, or pairs with summaries.
 *
 * **Not for** the one story that proves a page (`LeadCase`).
 */
export default {
  title: 'Sections/Case studies',
  component: CaseStudies,
  parameters: { layout: 'fullscreen' },
  args: { stories: storyCards, headingLevel: 3 },
  render: (args) => (
    <Section title="Case studies">
      <CaseStudies {...args} />
    </Section>
  ),
} satisfies Meta<typeof CaseStudies>;

/** As many columns of at least 280 px as fit, at every width. */
export const Regular: StoryObj<typeof CaseStudies> = {
  play: async ({ canvas, canvasElement }) => {
    const cards = canvas.getAllByRole('listitem');
    const room = cards[0]?.parentElement;
    for (const width of WIDTHS) {
      canvasElement.style.inlineSize = `${width}px`;
      const places = cards.map((card) => card.getBoundingClientRect());
      const inRow = new Set(places.map(({ left }) => left)).size;
      const available = room?.getBoundingClientRect().width ?? 0;
      const fitting = Math.max(1, Math.floor((available + GAP) / (MIN_WIDTH + GAP)));
      await expect([width, inRow]).toEqual([width, fitting]);
      const narrowest = Math.min(...places.map((place) => place.width));
      await expect(narrowest).toBeGreaterThanOrEqual(Math.min(MIN_WIDTH, available));
    }
    canvasElement.style.inlineSize = '';
  },
};
