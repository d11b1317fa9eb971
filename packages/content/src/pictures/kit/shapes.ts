import type { Ink } from './ink.ts';
import { escaped, painted, round, tag } from './svg.ts';
import type { Look } from './svg.ts';

export type Point = readonly [x: number, y: number];

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  { radius, ...look }: Look & { readonly radius?: number },
): string {
  return tag('rect', { ...painted(look), x, y, width, height, rx: radius });
}

export function circle(cx: number, cy: number, r: number, look: Look): string {
  return tag('circle', { ...painted(look), cx, cy, r });
}

export function path(d: string, look: Look): string {
  return tag('path', { ...painted(look), d });
}

/** Straight lines through the points, as path data; closed for an area. */
export function through(points: readonly Point[], closed = false): string {
  const steps = points.map(([x, y]) => `${round(x)} ${round(y)}`);
  return `M${steps.join('L')}${closed ? 'Z' : ''}`;
}

/** Points written as pairs of numbers: '12 40, 16 44'. */
export function pointsOf(pairs: string): readonly Point[] {
  return pairs.split(', ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(' ').map(Number);
    return [x, y];
  });
}

type Placement = {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly rotate?: number;
  readonly clip?: string;
  readonly opacity?: number;
};

export function group(
  { x = 0, y = 0, scale, rotate, clip, opacity }: Placement,
  ...content: readonly string[]
): string {
  const moves = [
    x !== 0 || y !== 0 ? `translate(${round(x)} ${round(y)})` : '',
    rotate === undefined ? '' : `rotate(${round(rotate)})`,
    scale === undefined ? '' : `scale(${round(scale)})`,
  ].join('');
  return tag(
    'g',
    {
      transform: moves === '' ? undefined : moves,
      'clip-path': clip === undefined ? undefined : `url(#${clip})`,
      opacity,
    },
    ...content,
  );
}

type Lettering = {
  readonly size?: number;
  readonly weight?: 500 | 600 | 700;
  readonly fill?: Ink;
  readonly anchor?: 'middle' | 'end';
  /** For Arabic: the line starts at x and runs to the left. */
  readonly rightToLeft?: boolean;
  readonly spacing?: number;
};

/** One line of text with its baseline at y. */
export function text(x: number, y: number, content: string, lettering: Lettering = {}): string {
  const { size, weight, fill = 'text', anchor, rightToLeft, spacing } = lettering;
  return tag(
    'text',
    {
      class: `f-${fill}`,
      x,
      y,
      'font-size': size,
      'font-weight': weight,
      'text-anchor': anchor,
      direction: rightToLeft ? 'rtl' : undefined,
      'letter-spacing': spacing,
    },
    escaped(content),
  );
}
