import type { Meta, StoryObj } from '@storybook/react-vite';
import { listTokens } from './tokens.ts';
import { themedValue, themes } from './themed-value.ts';
import { TokenTable } from './token-table.tsx';
import styles from './tokens.module.css';

const meta = {
  title: 'Tokens/Colour',
  parameters: {
    docs: {
      description: {
        component:
          'Components use roles and never the palette. A role says what a colour is for, and ' +
          'carries one value for each theme; the palette says which colours exist at all.',
      },
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** What each colour is for, in both themes whatever the toolbar says. */
export const Roles: Story = {
  render: () => (
    <TokenTable
      label="Colour roles"
      tokens={listTokens('color')}
      sample={({ name, value }) => (
        <div className={styles.pair}>
          {themes.map((theme) => (
            <span key={theme} data-theme={theme} className={styles.theme}>
              <span className={styles.dot} style={{ background: `var(${name})` }} />
              <code>{themedValue(value, theme)}</code>
            </span>
          ))}
        </div>
      )}
    />
  ),
};

/** The brand's hue in ten steps, the accent, and the ink and paper under everything. */
export const Palette: Story = {
  render: () => (
    <ul className={styles.swatches}>
      {listTokens('palette').map(({ name, value }) => (
        <li key={name} className={styles.swatch}>
          <span className={styles.colour} style={{ background: `var(${name})` }} />
          <code>{name}</code>
          <code className={styles.value}>{value}</code>
        </li>
      ))}
    </ul>
  ),
};
