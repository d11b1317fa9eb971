import type { Meta, StoryObj } from '@storybook/react-vite';
import { listTokens } from './tokens.ts';
import { TokenTable } from './token-table.tsx';
import styles from './tokens.module.css';

const SENTENCE = 'Balanced at 02:00';

const meta = {
  title: 'Tokens/Type',
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component:
          'Two faces: one for text, one for titles. Sizes are fluid: they grow with the window ' +
          'by a ratio of 1.2 on phones and 1.25 on desktops, and follow the reader’s own setting.',
      },
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** The faces, each with a metric-matched fallback so that nothing shifts when it arrives. */
export const Faces: Story = {
  render: () => (
    <TokenTable
      label="Faces"
      tokens={listTokens('font')}
      sample={(name) => (
        <span className={styles.type} style={{ font: `1.5rem/1.4 var(${name})` }}>
          Aa Bb Cc Gg Kk Qq Rr 0123456789 &amp; € ₹ $
        </span>
      )}
    />
  ),
};

/** The scale, from the smallest text to the title of Home. */
export const Scale: Story = {
  render: () => (
    <TokenTable
      label="Sizes of type"
      tokens={listTokens('text')}
      sample={(name) => (
        <span
          className={styles.type}
          style={{
            fontSize: `var(${name})`,
            ...(name.includes('title') && {
              fontFamily: 'var(--font-display)',
              fontWeight: 'var(--weight-title)',
              lineHeight: 'var(--leading-title)',
              letterSpacing: 'var(--tracking-title)',
            }),
          }}
        >
          {SENTENCE}
        </span>
      )}
    />
  ),
};

/** How heavy a word may be. */
export const Weights: Story = {
  render: () => (
    <TokenTable
      label="Weights"
      tokens={listTokens('weight')}
      sample={(name) => (
        <span style={{ fontSize: 'var(--text-lead)', fontWeight: `var(${name})` }}>{SENTENCE}</span>
      )}
    />
  ),
};

/** The distance between lines, and the longest line that is easy to read. */
export const Setting: Story = {
  render: () => (
    <TokenTable
      label="Leading and measure"
      tokens={listTokens('leading', 'measure')}
      sample={(name) => (
        <p
          style={
            name === '--measure'
              ? { maxInlineSize: `var(${name})` }
              : { lineHeight: `var(${name})` }
          }
        >
          Payments that were sent twice, paid once and booked three times are found before the day
          closes, with the reason beside each of them.
        </p>
      )}
    />
  ),
};
