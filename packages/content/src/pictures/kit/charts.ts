import type { Ink } from './ink.ts';
import { circle, path, rect, text, through } from './shapes.ts';
import type { Point } from './shapes.ts';
import { round } from './svg.ts';

type Box = readonly [x: number, y: number, width: number, height: number];

/** Where the values stand in a box, the largest `top` at its upper edge. */
export function plotted(
  values: readonly number[],
  [x, y, width, height]: Box,
  top: number,
): Point[] {
  const step = width / (values.length - 1);
  return values.map((value, index) => [x + index * step, y + height - (value / top) * height]);
}

/** Upright bars on a common foot; one of them may be lit. */
export function columns(
  values: readonly number[],
  [x, y, width, height]: Box,
  { top, fill = 'shade', lit, gap = 0.4 }: { top: number; fill?: Ink; lit?: number; gap?: number },
): string {
  const step = width / values.length;
  return values
    .map((value, index) => {
      const tall = (value / top) * height;
      return rect(x + index * step + (step * gap) / 2, y + height - tall, step * (1 - gap), tall, {
        radius: Math.min(4, step * 0.15),
        fill: index === lit ? 'brand' : fill,
      });
    })
    .join('');
}

/** A line through the values, with its area softly filled. */
export function trend(
  values: readonly number[],
  box: Box,
  { top, stroke = 'brand', area = true }: { top: number; stroke?: Ink; area?: boolean },
): string {
  const points = plotted(values, box, top);
  const [x, y, width, height] = box;
  const floor = y + height;
  const ground = area
    ? path(through([[x, floor], ...points, [x + width, floor]], true), { fill: 'tint' })
    : '';
  return ground + path(through(points), { stroke, width: 2.5 });
}

/** A bar filled to its share, from 0 to 1. */
export function meter(
  [x, y, width, height = 8]: readonly [x: number, y: number, width: number, height?: number],
  share: number,
  fill: Ink = 'brand',
): string {
  return (
    rect(x, y, width, height, { radius: height / 2, fill: 'well' }) +
    rect(x, y, Math.max(height, width * share), height, { radius: height / 2, fill })
  );
}

/** Part of a circle's edge, in turns clockwise from the top. */
export function arc(
  [cx, cy, radius]: readonly [cx: number, cy: number, radius: number],
  [from, to]: readonly [from: number, to: number],
): string {
  const at = (turn: number) => {
    const angle = (turn - 0.25) * 2 * Math.PI;
    return `${round(cx + radius * Math.cos(angle))} ${round(cy + radius * Math.sin(angle))}`;
  };
  const large = to - from > 0.5 ? 1 : 0;
  return `M${at(from)}A${round(radius)} ${round(radius)} 0 ${large} 1 ${at(to)}`;
}

/** A ring filled to its share, from 0 to 1. */
export function ring(
  [cx, cy, radius]: readonly [cx: number, cy: number, radius: number],
  share: number,
  { stroke = 'brand', width = 12 }: { stroke?: Ink; width?: number } = {},
): string {
  return (
    circle(cx, cy, radius, { stroke: 'well', width }) +
    path(arc([cx, cy, radius], [0, share]), { stroke, width })
  );
}

/** Horizontal lines of a chart with their labels to the left. */
export function gridLines([x, y, width, height]: Box, labels: readonly string[]): string {
  const step = height / (labels.length - 1);
  return labels
    .map((label, index) => {
      const at = round(y + index * step);
      return (
        path(`M${x} ${at}h${width}`, { stroke: 'line', width: 1 }) +
        text(x - 12, Number(at) + 4.5, label, { size: 13, fill: 'quiet', anchor: 'end' })
      );
    })
    .join('');
}
