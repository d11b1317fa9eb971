import tokens from '@kestrova/design-system/tokens.json';
import { create } from 'storybook/theming/create';
import { resolveColor } from '../src/tokens/tokens.ts';

/** Storybook's own look in the system's colours; it reads neither OKLCH nor custom properties. */
export const brandThemes = {
  light: createBrandTheme('light'),
  dark: createBrandTheme('dark'),
};

function createBrandTheme(base: 'light' | 'dark') {
  const color = (role: Role) => {
    const { $value, $extensions } = tokens.color[role];
    return resolveColor(base === 'dark' ? $extensions.mode.dark : $value).hex;
  };
  return create({
    base,
    // Storybook shows a title without a picture as HTML.
    brandTitle: '<img src="./favicon.svg" width="26" height="26" alt=""> Kestrova',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: '"Funnel Sans", system-ui, sans-serif',
    appBorderRadius: 8,
    inputBorderRadius: 4,
    colorPrimary: color('accent'),
    colorSecondary: color('brand'),
    appBg: color('surface-sunken'),
    appContentBg: color('surface'),
    appPreviewBg: color('surface'),
    appHoverBg: color('border'),
    appBorderColor: color('border'),
    barBg: color('surface'),
    barTextColor: color('text-quiet'),
    barHoverColor: color('text-brand'),
    barSelectedColor: color('text-brand'),
    textColor: color('text'),
    textMutedColor: color('text-quiet'),
    textInverseColor: color('surface'),
    inputBg: color('surface-raised'),
    inputBorder: color('border-strong'),
    inputTextColor: color('text'),
  });
}

type Role = Exclude<keyof typeof tokens.color, `$${string}`>;
