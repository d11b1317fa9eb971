import { icon } from './icons.ts';
import type { Ink } from './ink.ts';
import { circle, group, path, rect, text } from './shapes.ts';
import { drawing, tag } from './svg.ts';
import { pictureSizes } from '../picture.ts';

const bezel = 12;

type PhoneLook = {
  readonly ground?: Ink;
  readonly status?: Ink;
  readonly home?: Ink;
  readonly time?: string;
};

/** A phone with an interface on its screen, drawn in the screen's own 390 by 844. */
export function phone(
  { ground = 'paper', status = 'text', home = 'text', time = '9:41' }: PhoneLook,
  ...screen: string[]
): string {
  const { width, height } = pictureSizes.phone;
  return drawing(
    { width, height },
    tag('clipPath', { id: 'screen' }, rect(0, 0, 390, 844, { radius: 44 })),
    rect(1, 1, width - 2, height - 2, { radius: 55, fill: 'card', stroke: 'line', width: 2 }),
    group(
      { x: bezel, y: bezel, clip: 'screen' },
      rect(0, 0, 390, 844, { fill: ground }),
      ...screen,
      statusBar(status, time),
      rect(128, 828, 134, 5, { radius: 2.5, fill: home, opacity: 0.8 }),
    ),
    rect(bezel, bezel, 390, 844, { radius: 44, stroke: 'line', width: 1 }),
  );
}

/** A browser window with a page in it, drawn in the page's own 1280 by 752. */
export function browser(
  { address, ground = 'paper' }: { readonly address: string; readonly ground?: Ink },
  ...page: string[]
): string {
  const { width, height } = pictureSizes.browser;
  return drawing(
    { width, height },
    tag('clipPath', { id: 'window' }, rect(1, 1, width - 2, height - 2, { radius: 15 })),
    group(
      { clip: 'window' },
      rect(0, 0, width, 48, { fill: 'card' }),
      ...[28, 48, 68].map((x) => circle(x, 24, 6, { fill: 'line' })),
      rect(400, 9, 480, 30, { radius: 15, fill: 'well' }),
      icon('lock', 414, 16, 'quiet', 16),
      text(640, 29, address, { size: 14, fill: 'quiet', anchor: 'middle' }),
      group({ y: 48 }, rect(0, 0, width, 752, { fill: ground }), ...page),
      path('M0 48H1280', { stroke: 'line', width: 1 }),
    ),
    rect(1, 1, width - 2, height - 2, { radius: 15, stroke: 'line', width: 2 }),
  );
}

/** A cover: a composition on a ground that it may run out of. */
export function cover(ground: Ink, ...composition: readonly string[]): string {
  const { width, height } = pictureSizes.cover;
  const whole = rect(0, 0, width, height, { fill: ground });
  return drawing(
    { width, height },
    tag('clipPath', { id: 'cover' }, rect(0, 0, width, height, {})),
    group({ clip: 'cover' }, whole, ...composition),
  );
}

function statusBar(ink: Ink, time: string): string {
  return group(
    {},
    text(52, 34, time, { size: 16, weight: 600, fill: ink, anchor: 'middle' }),
    path('M300 33v-4m6 4v-7m6 7v-10m6 10v-13', { stroke: ink, width: 3.5 }),
    rect(330, 21, 26, 13, { radius: 4, stroke: ink, width: 1.5 }),
    rect(333, 24, 16, 7, { radius: 2, fill: ink }),
    path('M359 25.5v4', { stroke: ink, width: 2 }),
  );
}
