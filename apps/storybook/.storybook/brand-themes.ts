import { create } from 'storybook/theming/create';

/** Storybook shows a title without a picture as HTML. */
const BRAND = `
  <svg viewBox="0 0 32 32" width="26" height="26" fill="currentColor" aria-hidden="true">
    <path d="M3 3h7v26H7l-4-4zM13 16.5l3.5-3.5L29 25.5V29h-3.5z" />
    <path d="M13 12.5 22.5 3H29v3.5L16 19.5l-3-3z" fill="#b65325" />
  </svg>
  Kestrova`;

const shared = {
  brandTitle: BRAND,
  brandUrl: './',
  brandTarget: '_self',
  fontBase: '"Funnel Sans", system-ui, sans-serif',
  appBorderRadius: 8,
  inputBorderRadius: 4,
};

/**
 * The system's colours for Storybook's own rooms. Storybook calculates with them and reads neither
 * oklch nor custom properties, so they stand here once more; a test compares them with the tokens.
 */
export const brandThemes = {
  light: create({
    ...shared,
    base: 'light',
    colorPrimary: '#b65325',
    colorSecondary: '#27746f',
    appBg: '#f1f2ec',
    appContentBg: '#fbfaf7',
    appPreviewBg: '#fbfaf7',
    appHoverBg: '#daded7',
    appBorderColor: '#daded7',
    barBg: '#fbfaf7',
    barTextColor: '#435758',
    barHoverColor: '#185957',
    barSelectedColor: '#185957',
    textColor: '#0b1f21',
    textMutedColor: '#435758',
    textInverseColor: '#fbfaf7',
    inputBg: '#fffffe',
    inputBorder: '#728584',
    inputTextColor: '#0b1f21',
  }),
  dark: create({
    ...shared,
    base: 'dark',
    colorPrimary: '#e8894a',
    colorSecondary: '#62b2aa',
    appBg: '#030e0f',
    appContentBg: '#061415',
    appPreviewBg: '#061415',
    appHoverBg: '#253839',
    appBorderColor: '#253839',
    barBg: '#061415',
    barTextColor: '#a5b5b3',
    barHoverColor: '#8fcfc8',
    barSelectedColor: '#8fcfc8',
    textColor: '#e8ede8',
    textMutedColor: '#a5b5b3',
    textInverseColor: '#061415',
    inputBg: '#0c1d1f',
    inputBorder: '#677b7a',
    inputTextColor: '#e8ede8',
  }),
};

export type BrandThemeName = keyof typeof brandThemes;
