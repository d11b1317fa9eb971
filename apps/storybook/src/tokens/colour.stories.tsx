import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContrastTable } from './contrast-table.tsx';
import { FillsTable } from './fills-table.tsx';
import { listTokens, palette, roleValues, themes } from './tokens.ts';
import { TokenTable } from './token-table.tsx';
import styles from './tokens.module.css';

const meta = {
  title: 'Tokens/Colour',
  parameters: {
    controls: { disable: true },
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
      hasValues={false}
      tokens={listTokens('color')}
      sample={(name) => (
        <div className={styles.pair}>
          {themes.map((theme) => (
            <span key={theme} data-theme={theme} className={styles.theme}>
              <span className={styles.dot} style={{ background: `var(${name})` }} />
              <code>{roleValues.get(name)?.[theme]}</code>
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
      {[...palette].map(([name, value]) => (
        <li key={name} className={styles.swatch}>
          <span className={styles.colour} style={{ background: value }} />
          <code>{name}</code>
          <code className={styles.value}>{value}</code>
        </li>
      ))}
    </ul>
  ),
};

const colors = listTokens('color');
const surfaces = colors.filter((name) => name.startsWith('--color-surface'));
const texts = colors.filter((name) => /^--color-(?:text|danger$|success$)/.test(name));
const marks = colors.filter((name) => /^--color-(?:focus|accent|brand)$/.test(name));
/** Where fields stand. */
const fieldSurfaces = surfaces.filter((name) => name !== '--color-surface-panel');

/**
 * Every text on every surface keeps 4.5:1, and every line or mark that means something keeps 3:1.
 * The ratios are measured on this page, so they are those of the tokens as they are now.
 */
export const Contrast: Story = {
  render: () => (
    <>
      {themes.map((theme) => (
        <div key={theme}>
          <ContrastTable theme={theme} fronts={texts} backs={surfaces} least={4.5} />
          <ContrastTable theme={theme} fronts={marks} backs={surfaces} least={3} />
          <ContrastTable
            theme={theme}
            fronts={['--color-border-strong']}
            backs={fieldSurfaces}
            least={3}
          />
        </div>
      ))}
    </>
  ),
};

const fills = [
  ['--color-on-accent', '--color-accent'],
  ['--color-on-accent', '--color-accent-hover'],
  ['--color-on-brand', '--color-brand'],
  ['--color-danger', '--color-danger-surface'],
  ['--color-success', '--color-success-surface'],
] as const;

/** What is written on a fill of its own: buttons, the selection, and messages. */
export const Fills: Story = {
  render: () => <FillsTable pairs={fills} />,
};
