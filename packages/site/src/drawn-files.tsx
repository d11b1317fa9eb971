import { drawings, parseTokens, withTokenValues } from '@kestrova/content/pictures';
import tokensCss from '@kestrova/design-system/tokens.css?raw';
import { iconSprite } from './icons/icon-sprite.tsx';

/** A file that is drawn when a site is built. */
export interface DrawnFile {
  /** Path below the site's origin, without a leading slash. */
  fileName: string;
  source: string;
}

/** Every picture of the site and the sprite of its icons, for the build and for development. */
export function drawnFiles(): DrawnFile[] {
  const tokens = parseTokens(tokensCss);
  const pictures = Object.entries(drawings).map(([name, draw]) => ({
    fileName: `pictures/${name}.svg`,
    source: withTokenValues(draw(), tokens),
  }));
  return [...pictures, { fileName: 'icons.svg', source: iconSprite() }];
}
