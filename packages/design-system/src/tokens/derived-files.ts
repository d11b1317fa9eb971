import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { formatHex, formatHex8, toGamut } from 'culori';
import { allTokens, createTokensCss, toCss, type Color } from './tokens-css.ts';

const toSrgb = toGamut('rgb', 'oklch');
const source = resolve(import.meta.dirname, '..');

/** The files that are made from the tokens' values, with the text that each should have. */
export function derivedFiles(): [path: string, text: string][] {
  const brandFiles = ['icon', 'mark', 'lockup'].map((name) => `brand/${name}.svg`);
  return [
    ['tokens/tokens.json', withHexValues(read('tokens/tokens.json'))],
    ['tokens/colors.json', `${JSON.stringify(listColors(), null, 2)}\n`],
    ['styles/tokens.css', createTokensCss()],
    ...brandFiles.map((path): [string, string] => [path, withTokenColors(read(path))]),
  ];
}

export function read(path: string): string {
  return readFileSync(resolve(source, path), 'utf8');
}

/** Gives each OKLCH color its nearest hexadecimal value, for design tools. */
function withHexValues(json: string): string {
  return json.replaceAll(
    /("components": \[([\d., ]+)\][^}]*?"hex": )"#[0-9a-f]{6}"/g,
    (_text, start: string, list: string) =>
      `${start}"${toHex({ components: list.split(',').map(Number) })}"`,
  );
}

/** Every color in both themes, for programs without references and OKLCH, such as mail programs. */
function listColors() {
  const colors = allTokens.filter(({ $type }) => $type === 'color');
  return Object.fromEntries(
    colors.map(({ name, $value, $extensions }) => {
      const light = $value as Color;
      const dark = $extensions?.mode?.dark ?? light;
      return [name, { light: toFormats(light), dark: toFormats(dark) }];
    }),
  );
}

function toFormats($value: Color) {
  return { oklch: toCss({ name: '', $type: 'color', $value }), hex: toHex($value) };
}

/** A brand file has one rule for each token, named after it: `.color-accent{fill:…}`. */
function withTokenColors(svg: string): string {
  return svg.replaceAll(/\.([\w-]+)\{fill:[^}]+\}/g, (_rule, name: string) => {
    const token = allTokens.find((each) => each.name === name);
    if (!token) throw new Error(`No token is named "${name}".`);
    // The icon has no dark theme, and the library that renders it reads no OKLCH.
    const color = token.$extensions ? toCss(token) : toHex(token.$value as Color);
    return `.${name}{fill:${color}}`;
  });
}

function toHex({ components: [l = 0, c = 0, h = 0], alpha = 1 }: Color): string {
  const color = toSrgb({ mode: 'oklch', l, c, h, alpha });
  return alpha < 1 ? formatHex8(color) : formatHex(color);
}

if (import.meta.main) {
  for (const [path, text] of derivedFiles()) writeFileSync(resolve(source, path), text);
}
