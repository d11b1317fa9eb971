import { icon } from './icons.ts';
import type { IconName } from './icons.ts';
import type { Ink } from './ink.ts';
import { measure } from './measure.ts';
import { circle, path, rect, text } from './shapes.ts';

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
