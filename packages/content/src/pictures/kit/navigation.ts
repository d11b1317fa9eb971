import { rule } from './controls.ts';
import { icon } from './icons.ts';
import type { IconName } from './icons.ts';
import type { Ink } from './ink.ts';
import { circle, group, path, rect, text } from './shapes.ts';

/** The head of a phone screen: an arrow back and a title in the middle. */
export function phoneTitle(title: string, ink: Ink = 'text'): string {
  return (
    icon('left', 20, 62, ink) +
    text(195, 80, title, { size: 17, weight: 600, fill: ink, anchor: 'middle' })
  );
}

/** The bar at the foot of a phone screen. */
export function tabBar(
  tabs: readonly (readonly [label: string, icon: IconName])[],
  active: number,
): string {
  const step = 390 / tabs.length;
  const drawn = tabs.map(([label, name], index) => {
    const ink = index === active ? 'brandText' : 'quiet';
    const middle = step * (index + 0.5);
    return (
      icon(name, middle - 12, 766, ink) +
      text(middle, 808, label, {
        size: 12,
        fill: ink,
        anchor: 'middle',
        ...(index === active ? { weight: 600 } : {}),
      })
    );
  });
  return group({}, rect(0, 752, 390, 92, { fill: 'card' }), rule(0, 390, 752), ...drawn);
}

/** The navigation at the left of a browser page, 216 wide. */
export function sideBar(
  product: string,
  entries: readonly (readonly [label: string, icon: IconName])[],
  active: number,
): string {
  const drawn = entries.map(([label, name], index) => {
    const y = 88 + index * 48;
    const current = index === active;
    return (
      (current ? rect(12, y, 192, 40, { radius: 10, fill: 'tint' }) : '') +
      icon(name, 24, y + 10, current ? 'brandText' : 'quiet', 20) +
      text(56, y + 25, label, {
        fill: current ? 'brandText' : 'quiet',
        weight: current ? 600 : 500,
      })
    );
  });
  return group(
    {},
    rect(0, 0, 216, 752, { fill: 'card' }),
    path('M216 0V752', { stroke: 'line', width: 1 }),
    rect(20, 24, 28, 28, { radius: 8, fill: 'brand' }),
    circle(34, 38, 6, { stroke: 'onBrand', width: 3 }),
    text(60, 44, product, { size: 17, weight: 700 }),
    ...drawn,
  );
}
