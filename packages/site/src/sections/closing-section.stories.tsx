import { gccServicesPage } from '@kestrova/content/pages/gcc-services';
import { homePage } from '@kestrova/content/pages/home';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClosingSection } from './closing-section.tsx';

/**
 * The end of a page: one thing to do next, an example of what the visitor is sent for it, and the
 * person who sends it, in that person’s words.
 *
 * **Use it** as the last section of every page. It bears the page’s cut corner unless the lead case
 * or the header does.
 *
 * **Not for** a way to another page from within one (`Section` with `actions`).
 */
const meta = {
  title: 'Sections/Closing section',
  component: ClosingSection,
  parameters: { layout: 'fullscreen' },
  args: { closing: homePage.closing, cut: true },
} satisfies Meta<typeof ClosingSection>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithTheCut: Story = { name: 'With the cut' };

/** Where the page has its cut corner further up. */
export const WithoutTheCut: Story = { name: 'Without the cut', args: { cut: false } };

/** The last line of the spec, at large above the button. */
export const WithAnEnding: Story = {
  name: 'With an ending',
  args: { closing: gccServicesPage.partner },
};
