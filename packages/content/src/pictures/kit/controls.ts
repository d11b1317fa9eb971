import { icon } from './icons.ts';
import type { IconName } from './icons.ts';
import type { Ink } from './ink.ts';
import { measure } from './measure.ts';
import { circle, group, path, rect, text } from './shapes.ts';

export type Tone = 'brand' | 'soft' | 'accent' | 'good' | 'bad' | 'plain';

const tones: Record<Tone, { readonly ground: Ink; readonly ink: Ink }> = {
  brand: { ground: 'brand', ink: 'onBrand' },
  soft: { ground: 'tint', ink: 'brandText' },
  accent: { ground: 'accent', ink: 'onAccent' },
  good: { ground: 'goodTint', ink: 'good' },
  bad: { ground: 'badTint', ink: 'bad' },
  plain: { ground: 'well', ink: 'quiet' },
};

/** A button with its label in the middle; 52 high unless told. */
export function button(
  [x, y, width, height = 52]: readonly [x: number, y: number, width: number, height?: number],
  label: string,
  tone: Tone = 'brand',
): string {
  const { ground, ink } = tones[tone];
  const size = height >= 48 ? 16 : 14;
  return (
    rect(x, y, width, height, { radius: Math.min(14, height / 3.4), fill: ground }) +
    text(x + width / 2, y + height / 2 + size * 0.36, label, {
      size,
      weight: 600,
      fill: ink,
      anchor: 'middle',
    })
  );
}

const chipSize = 13;
const chipPadding = 11;

export function chipWidth(label: string): number {
  return Math.ceil(measure(label, chipSize, 600) + 2 * chipPadding);
}

/** A pill as wide as its label, 26 high. With `end`, x is its right edge. */
export function chip(
  [x, y]: readonly [x: number, y: number],
  label: string,
  tone: Tone = 'plain',
  edge: 'start' | 'end' = 'start',
): string {
  const { ground, ink } = tones[tone];
  const width = chipWidth(label);
  const left = edge === 'start' ? x : x - width;
  return (
    rect(left, y, width, 26, { radius: 13, fill: ground }) +
    text(left + width / 2, y + 17.5, label, {
      size: chipSize,
      weight: 600,
      fill: ink,
      anchor: 'middle',
    })
  );
}

/** Chips side by side, 8 apart. */
export function chips(
  [x, y]: readonly [x: number, y: number],
  labels: readonly string[],
  tone: Tone = 'plain',
): string {
  let left = x;
  return labels
    .map((label) => {
      const drawn = chip([left, y], label, tone);
      left += chipWidth(label) + 8;
      return drawn;
    })
    .join('');
}

/** A round portrait of two initials. */
export function avatar(
  [cx, cy, radius]: readonly [cx: number, cy: number, radius: number],
  initials: string,
  tone: Tone = 'soft',
): string {
  const { ground, ink } = tones[tone];
  const size = radius * 0.76;
  return (
    circle(cx, cy, radius, { fill: ground }) +
    text(cx, cy + size * 0.36, initials, { size, weight: 600, fill: ink, anchor: 'middle' })
  );
}

/** An icon on a rounded square; x, y is the square's upper left corner. */
export function badge(
  [x, y, side = 44]: readonly [x: number, y: number, side?: number],
  name: IconName,
  tone: Tone = 'soft',
): string {
  const { ground, ink } = tones[tone];
  const size = Math.round(side * 0.5);
  const inset = (side - size) / 2;
  return (
    rect(x, y, side, side, { radius: side * 0.28, fill: ground }) +
    icon(name, x + inset, y + inset, ink, size)
  );
}

/** A panel with a hairline around it. */
export function card(x: number, y: number, width: number, height: number, radius = 16): string {
  return rect(x, y, width, height, { radius, fill: 'card', stroke: 'line', width: 1 });
}

/** A labelled value, label above. */
export function stat(
  [x, y]: readonly [x: number, y: number],
  label: string,
  value: string,
  size = 28,
): string {
  return (
    text(x, y, label, { size: 14, fill: 'quiet' }) +
    text(x, y + size * 0.72 + 20, value, { size, weight: 600, spacing: -0.5 })
  );
}

/** A label at the left edge and its value at the right one. */
export function pair(
  [left, right, y]: readonly [left: number, right: number, y: number],
  label: string,
  value: string,
  weight?: 600,
): string {
  return (
    text(left, y, label, { fill: 'quiet' }) +
    text(right, y, value, { anchor: 'end', weight: weight ?? 500 })
  );
}

export function rule(x1: number, x2: number, y: number): string {
  return path(`M${x1} ${y}H${x2}`, { stroke: 'line', width: 1 });
}

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
