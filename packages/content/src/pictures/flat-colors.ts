import { valueOf } from './token-values.ts';
import type { Tokens } from './token-values.ts';

/**
 * Replaces the tokens of a drawing by plain sRGB colors of one theme, for renderers that know
 * neither custom properties nor `oklch()`. Throws where a value is not a color it can read.
 */
export function withFlatColors(drawing: string, tokens: Tokens, theme: 'light' | 'dark'): string {
  const flat = (value: string): string => {
    const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
    if (name !== undefined) return flat(valueOf(name, tokens));
    const [, light, dark] = /^light-dark\(((?:[^(),]|\([^)]*\))+), ?(.+)\)$/.exec(value) ?? [];
    if (light !== undefined && dark !== undefined) return flat(theme === 'light' ? light : dark);
    return hexOfOklch(value);
  };
  return drawing.replaceAll(/var\(--[\w-]+\)/g, flat);
}

/** Björn Ottosson's conversion (https://bottosson.github.io/posts/oklab/), clipped to sRGB. */
function hexOfOklch(value: string): string {
  const [, lightness, chroma, hue] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value) ?? [];
  if (hue === undefined) throw new Error(`Cannot read ${value} as an oklch() color.`);
  const angle = (Number(hue) * Math.PI) / 180;
  const a = Number(chroma) * Math.cos(angle);
  const b = Number(chroma) * Math.sin(angle);
  const l = (Number(lightness) + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (Number(lightness) - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (Number(lightness) - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map(hexOfLinear).join('')}`;
}

function hexOfLinear(light: number): string {
  const clipped = Math.min(1, Math.max(0, light));
  const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
