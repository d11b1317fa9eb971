import dynamicIconImports from 'lucide-react/dynamicIconImports';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { iconNames, type IconName } from './icon-name.ts';

// A new name: `pnpm --filter @kestrova/content exec vitest run icon-sprite --update` writes the file.
test('the sprite holds the icons of the list, as lucide draws them', async () => {
  const symbols = await Promise.all(iconNames.map(symbol));
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  await expect(sprite).toMatchFileSnapshot('../public/icons.svg');
});

async function symbol(name: IconName): Promise<string> {
  const { default: Icon } = await dynamicIconImports[name]();
  const shapes = renderToStaticMarkup(createElement(Icon))
    .replaceAll(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll(/><\/\w+>/g, '/>\n    ');
  return `  <symbol id="${name}" viewBox="0 0 24 24" stroke-width="2">
    ${shapes.trim()}
  </symbol>`;
}
