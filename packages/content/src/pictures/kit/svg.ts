import { inks } from './ink.ts';
import type { Ink } from './ink.ts';

/** How a shape is painted. Lengths in the drawing's units. */
export type Look = {
  readonly fill?: Ink;
  readonly stroke?: Ink;
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: string;
  /** Strokes end round unless told. */
  readonly cap?: 'butt';
};

type Attributes = Readonly<Record<string, string | number | undefined>>;

const fontFamily = "Inter,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** Puts shapes together into one SVG document with the style rules that they need. */
export function drawing(
  size: { readonly width: number; readonly height: number },
  ...content: readonly string[]
): string {
  const body = content.join('');
  const { width, height } = size;
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      'stroke-linecap': body.includes('"s-') ? 'round' : undefined,
      'stroke-linejoin': body.includes('"s-') ? 'round' : undefined,
      'font-family': body.includes('<text') ? fontFamily : undefined,
      'font-size': body.includes('<text') ? 15 : undefined,
    },
    `<style>${rulesFor(body)}</style>`,
    body,
  );
}

/** One element; attributes that are undefined are left out, numbers are rounded. */
export function tag(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  const inside = children.join('');
  return inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`;
}

/** A look as attributes: inks become classes, whose rules `drawing` adds once. */
export function painted({ fill, stroke, width, opacity, dash, cap }: Look): Attributes {
  const classes = [
    stroke === undefined ? '' : `s-${stroke}`,
    fill === undefined ? '' : `f-${fill}`,
  ].filter((name) => name !== '');
  return {
    class: classes.length > 0 ? classes.join(' ') : undefined,
    'stroke-width': width === 1 ? undefined : width,
    'stroke-dasharray': dash,
    'stroke-linecap': cap,
    opacity,
  };
}

export function round(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

// Stroke rules stand first: they empty the fill, which a fill class on the same shape sets again.
function rulesFor(body: string): string {
  const used = new Set(
    Array.from(body.matchAll(/class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat(),
  );
  const rules = Object.entries(inks).flatMap(([ink, value]) => [
    { name: `s-${ink}`, rule: `{stroke:${value};fill:none}` },
    { name: `f-${ink}`, rule: `{fill:${value}}` },
  ]);
  return rules
    .filter(({ name }) => used.has(name))
    .toSorted((a, b) => b.name.localeCompare(a.name))
    .map(({ name, rule }) => `.${name}${rule}`)
    .join('');
}
