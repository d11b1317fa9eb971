import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../actions/link.tsx';
import { Prose } from './prose.tsx';

/**
 * Running text written as plain HTML elements, at a width that can be read.
 *
 * **Use it** for legal texts, job descriptions and the chapters of a story.
 *
 * **Not for** cards and short texts, which have their own sizes.
 */
export default {
  title: 'Components/Text/Prose (rich text, typography)',
  component: Prose,
  args: {
    children: (
      <>
        <h2>What we keep, and for how long</h2>
        <p>
          We keep what you send us for as long as it takes to answer you, and no longer than twelve
          months. The <Link href="/terms-policy">whole policy</Link> says who reads it.
        </p>
        <h3>What you can ask for</h3>
        <ul>
          <li>A copy of everything that we hold about you.</li>
          <li>That we correct what is wrong.</li>
          <li>That we delete it, which we then confirm in writing.</li>
        </ul>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;

export const Text: StoryObj<typeof Prose> = {};
