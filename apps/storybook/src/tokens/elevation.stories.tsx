import type { Meta, StoryObj } from '@storybook/react-vite';
import { listTokens } from './tokens.ts';
import { TokenTable } from './token-table.tsx';
import styles from './tokens.module.css';

const meta = {
  title: 'Tokens/Elevation',
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component:
          'A border before a shadow: what lies on the page has a line, and only what floats over ' +
          'it has a shadow. 1 for what can be picked up, 2 for menus and toasts, 3 for dialogs.',
      },
    },
  },
} satisfies Meta;

export default meta;

/** The three heights above the page. */
export const Heights: StoryObj<typeof meta> = {
  render: () => (
    <TokenTable
      label="Elevations"
      tokens={listTokens('elevation')}
      sample={(name) => (
        <div
          className={styles.box}
          style={{ boxShadow: `var(${name})`, borderRadius: 'var(--radius-large)' }}
        />
      )}
    />
  ),
};
