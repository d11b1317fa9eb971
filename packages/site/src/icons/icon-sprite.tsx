import { renderToStaticMarkup } from 'react-dom/server';
import type { IconName } from '@kestrova/content';
import { iconDrawings } from './icon-drawings.ts';

/** Every icon that a record may name, as one SVG file of symbols. */
export function iconSprite(): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg">
      {(Object.keys(iconDrawings) as IconName[]).map((name) => {
        const Drawing = iconDrawings[name];
        return (
          <symbol key={name} id={name} viewBox="0 0 24 24">
            <Drawing />
          </symbol>
        );
      })}
    </svg>,
  );
}
