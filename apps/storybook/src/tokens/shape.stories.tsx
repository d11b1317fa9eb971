import type { Meta, StoryObj } from '@storybook/react-vite';
import { listTokens } from './tokens.ts';
import { TokenTable } from './token-table.tsx';
import styles from './tokens.module.css';

const meta = {
  title: 'Tokens/Shape',
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component:
          'Three radii and three lines. One corner of a box is cut at 45 degrees where the ' +
          'browser knows how, and rounded like the others where it does not.',
      },
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** Corners: small for fields, medium for buttons, large for cards and dialogs. */
export const Radius: Story = {
  render: () => (
    <TokenTable
      label="Radii"
      tokens={listTokens('radius')}
      sample={(name) => (
        <div
          className={styles.box}
          style={{ borderRadius: `var(${name})`, cornerShape: 'var(--corner-cut)' }}
        />
      )}
    />
  ),
};

/** Lines: thin between things, medium around what can be operated, thick for the focus. */
export const Lines: Story = {
  render: () => (
    <TokenTable
      label="Lines"
      tokens={listTokens('border')}
      sample={(name) => <div style={{ borderBlockEnd: `var(${name}) solid var(--color-text)` }} />}
    />
  ),
};
