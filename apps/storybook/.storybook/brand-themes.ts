import { create } from 'storybook/theming/create';

/**
 * The system's colours for Storybook's own rooms, by role. Storybook calculates with them and reads
 * neither oklch nor custom properties, so they stand here once more; a test compares them with the
 * tokens.
 */
export const brandColors = {
  light: {
    surface: '#fbfaf7',
    'surface-raised': '#fffffe',
    'surface-sunken': '#f1f2ec',
    border: '#daded7',
    'border-strong': '#728584',
    text: '#0b1f21',
    'text-quiet': '#435758',
    'text-brand': '#185957',
    brand: '#27746f',
    accent: '#b65325',
  },
  dark: {
    surface: '#071617',
    'surface-raised': '#0d1f21',
    'surface-sunken': '#041011',
    border: '#253839',
    'border-strong': '#637a79',
    text: '#e8ede8',
    'text-quiet': '#a5b5b3',
    'text-brand': '#8fcfc8',
    brand: '#62b2aa',
    accent: '#e8894a',
  },
} as const;

export type BrandThemeName = keyof typeof brandColors;

/** Storybook's own look in the system's colours. */
export const brandThemes = {
  light: createBrandTheme('light'),
  dark: createBrandTheme('dark'),
};

function createBrandTheme(base: BrandThemeName) {
  const colors = brandColors[base];
  return create({
    base,
    brandTitle: brandTitle(colors.accent),
    brandUrl: './',
    brandTarget: '_self',
    fontBase: '"Funnel Sans", system-ui, sans-serif',
    appBorderRadius: 8,
    inputBorderRadius: 4,
    colorPrimary: colors.accent,
    colorSecondary: colors.brand,
    appBg: colors['surface-sunken'],
    appContentBg: colors.surface,
    appPreviewBg: colors.surface,
    appHoverBg: colors.border,
    appBorderColor: colors.border,
    barBg: colors.surface,
    barTextColor: colors['text-quiet'],
    barHoverColor: colors['text-brand'],
    barSelectedColor: colors['text-brand'],
    textColor: colors.text,
    textMutedColor: colors['text-quiet'],
    textInverseColor: colors.surface,
    inputBg: colors['surface-raised'],
    inputBorder: colors['border-strong'],
    inputTextColor: colors.text,
  });
}

/** The mark and the name; Storybook shows a title without a picture as HTML. */
function brandTitle(accent: string): string {
  return `
    <svg viewBox="0 0 32 32" width="26" height="26" fill="currentColor" aria-hidden="true">
      <path d="M3 3h7v26H7l-4-4zM13 16.5l3.5-3.5L29 25.5V29h-3.5z" />
      <path d="M13 12.5 22.5 3H29v3.5L16 19.5l-3-3z" fill="${accent}" />
    </svg>
    Kestrova`;
}
