import { addons } from 'storybook/manager-api';
import { getPreferredColorScheme } from 'storybook/theming';
import { brandThemes } from './brand-themes.ts';

addons.setConfig({
  theme: brandThemes[getPreferredColorScheme()],
  sidebar: { showRoots: true },
});
