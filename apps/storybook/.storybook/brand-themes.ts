import colors from '@kestrova/design-system/colors.json';
import { create } from 'storybook/theming/create';

/** The look of Storybook in the system's colors; it reads neither OKLCH nor custom properties. */
export const brandThemes = {
  light: createBrandTheme('light'),
  dark: createBrandTheme('dark'),
};

function createBrandTheme(base: 'light' | 'dark') {
  const color = (name: keyof typeof colors) => colors[name][base].hex;
  return create({
    base,
    // Storybook shows a title without a picture as HTML.
    brandTitle: '<img src="./favicon.svg" width="26" height="26" alt=""> Kestrova',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: '"Funnel Sans", system-ui, sans-serif',
    appBorderRadius: 8,
    inputBorderRadius: 4,
    colorPrimary: color('color-accent'),
    colorSecondary: color('color-brand'),
    appBg: color('color-surface-sunken'),
    appContentBg: color('color-surface'),
    appPreviewBg: color('color-surface'),
    appHoverBg: color('color-border'),
    appBorderColor: color('color-border'),
    barBg: color('color-surface'),
    barTextColor: color('color-text-quiet'),
    barHoverColor: color('color-text-brand'),
    barSelectedColor: color('color-text-brand'),
    textColor: color('color-text'),
    textMutedColor: color('color-text-quiet'),
    textInverseColor: color('color-surface'),
    inputBg: color('color-surface-raised'),
    inputBorder: color('color-border-strong'),
    inputTextColor: color('color-text'),
  });
}
