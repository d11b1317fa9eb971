import { icons } from 'lucide';
import { expect, test } from 'vitest';
import { iconNames, type IconName } from './icon-name.ts';

// A new name: `npm run pnpm -- --filter @kestrova/content exec vitest run icon-sprite --update` writes
// the file.
test('writes the listed lucide icons into the sprite', async () => {
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${iconNames.map(symbol).join('\n')}\n</svg>\n`;
  await expect(sprite).toMatchFileSnapshot('../public/icons.svg');
});

/** The name of an icon in the sprite; lucide's list names it in Pascal case. */
function symbol(name: IconName): string {
  const key = name.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());
  const shapes = Object.entries(icons).find(([icon]) => icon === key)?.[1];
  if (!shapes) throw new Error(`lucide has no icon "${name}".`);
  const elements = shapes.map(([tag, attributes]) => {
    const text = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `    <${tag}${text.join('')}/>`;
  });
  return `  <symbol id="${name}" viewBox="0 0 24 24" stroke-width="2">\n${elements.join('\n')}\n  </symbol>`;
}
