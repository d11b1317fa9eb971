import tokens from '@kestrova/design-system/tokens.json';

/** A theme or the dark band; design tools have a mode for each. */
export type Mode = 'light' | 'dark' | 'deep';

interface Token {
  $value?: unknown;
  $extensions?: { mode?: Partial<Record<string, unknown>> };
}

const PIXELS_PER_REM = 16;

/** All tokens in one mode, in sRGB and pixels, as Figma's variables and Tokens Studio read them. */
export function createModeFile(mode: Mode): string {
  return JSON.stringify(toMode(tokens, mode), null, 2);
}

function toMode(node: unknown, mode: Mode): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((entry) => toMode(entry, mode));
  if ('hex' in node) return toSrgb(node as { hex: string; alpha?: number });
  if ('unit' in node && node.unit === 'rem' && 'value' in node) {
    return { value: Number(node.value) * PIXELS_PER_REM, unit: 'px' };
  }
  const { $extensions, ...rest } = node as Token;
  const modes = $extensions?.mode;
  const $value = modes?.[mode] ?? (mode === 'deep' ? modes?.['dark'] : undefined) ?? rest.$value;
  const entries = Object.entries($value === undefined ? rest : { ...rest, $value });
  return Object.fromEntries(entries.map(([name, child]) => [name, toMode(child, mode)]));
}

function toSrgb({ hex, alpha = 1 }: { hex: string; alpha?: number }) {
  const components = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return { colorSpace: 'srgb', components, alpha, hex };
}
