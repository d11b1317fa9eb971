import { brand } from '../brand.ts';
import type { Ink } from './kit/ink.ts';
import { measure } from './kit/measure.ts';
import { group, path, rect, text } from './kit/shapes.ts';
import { drawing } from './kit/svg.ts';

type ShareImage = {
  /** The page's title; three lines at most, the rest is left out. */
  readonly title: string;
  /** What kind of page it is, in a word or two. */
  readonly eyebrow: string;
};

const size = { width: 1200, height: 630 } as const;
const margin = 80;

/**
 * The picture that goes with a shared link. It uses tokens like every drawing; a renderer that
 * does not know custom properties takes it through `withFlatColors` first.
 */
export function shareImage({ title, eyebrow }: ShareImage): string {
  const { fontSize, lines } = fitted(title);
  const leading = fontSize * 1.14;
  return drawing(
    size,
    rect(0, 0, size.width, size.height, { fill: 'deep' }),
    wing,
    mark,
    text(margin, 208, eyebrow, { size: 30, weight: 500, fill: 'copper' }),
    ...lines.map((line, index) =>
      text(margin, 228 + fontSize + index * leading, line, {
        size: fontSize,
        weight: 600,
        fill: 'onDeep',
        spacing: -fontSize / 50,
      }),
    ),
    text(margin + 76, 108, brand.name, { size: 40, weight: 600, fill: 'onDeep', spacing: -0.8 }),
    text(margin, 570, brand.tagline, { size: 28, fill: 'onDeepQuiet' }),
  ).replace('font-family="', `font-family="'Funnel Display',`);
}

/** The brand's mark (see the design system's brand folder), 64 high. */
const mark = group(
  { x: margin - 6, y: 60, scale: 2 },
  path('M3 3h7v26H7l-4-4zM13 16.5l3.5-3.5L29 25.5V29h-3.5z', { fill: 'onDeep' }),
  path('M13 12.5 22.5 3H29v3.5L16 19.5l-3-3z', { fill: 'copper' }),
);

const feathers: readonly (readonly [x: number, y: number, ink: Ink])[] = [
  [880, 470, 'deepRaised'],
  [1040, 470, 'deepLine'],
  [880, 310, 'deepLine'],
  [1040, 310, 'deepBrand'],
  [1040, 150, 'deepRaised'],
  [1040, -10, 'copper'],
];

/** Feathers climbing along the right edge. */
const wing = feathers
  .map(([x, y, fill]) =>
    group({ x, y }, path('M0 160V96A96 96 0 0 1 96 0H160V64A96 96 0 0 1 64 160Z', { fill })),
  )
  .join('');

/** The largest of three sizes at which the title takes three lines or fewer. */
function fitted(title: string): { fontSize: number; lines: readonly string[] } {
  for (const fontSize of [76, 64, 54]) {
    const lines = wrapped(title, fontSize, 780);
    if (lines.length <= 3) return { fontSize, lines };
  }
  return { fontSize: 54, lines: wrapped(title, 54, 780).slice(0, 3) };
}

function wrapped(title: string, fontSize: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && measure(longer, fontSize, 600) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
