import type { Meta, StoryObj } from '@storybook/react-vite';
import { listTokens } from './tokens.ts';
import { TokenTable } from './token-table.tsx';
import styles from './tokens.module.css';

const meta = {
  title: 'Tokens/Space',
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component:
          'Named steps on a base of 4 px. Two are fluid: the rhythm between sections, and the ' +
          'gutter at the edges of the window.',
      },
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** Distances between things and inside them. */
export const Steps: Story = {
  render: () => (
    <TokenTable
      label="Steps of space"
      tokens={listTokens('space')}
      sample={(name) => <div className={styles.bar} style={{ inlineSize: `var(${name})` }} />}
    />
  ),
};

/** Sizes that several parts agree on. A target is the smallest thing that a finger meets. */
export const Sizes: Story = {
  render: () => (
    <TokenTable
      label="Sizes"
      tokens={listTokens('width', 'height', 'size')}
      sample={(name) => <div className={styles.bar} style={{ inlineSize: `var(${name})` }} />}
    />
  ),
};
