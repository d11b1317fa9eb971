import tokens from '@kestrova/design-system/tokens.json' with { type: 'json' };
import * as z from 'zod/mini';

const valueSchema = z.union([z.string(), z.object({ hex: z.string() })]);
const tokenSchema = z.object({ $value: z.unknown() });

/** The design system's light colors, as hexadecimal values, which every mail program reads. */
export const colors = {
  ink: toHex(tokens.color.text.$value),
  quiet: toHex(tokens.color['text-quiet'].$value),
  line: toHex(tokens.color.border.$value),
  ground: toHex(tokens.color['surface-sunken'].$value),
  card: toHex(tokens.color['surface-raised'].$value),
  inset: toHex(tokens.color.surface.$value),
  brand: toHex(tokens.color['text-brand'].$value),
  button: toHex(tokens.color.brand.$value),
  onButton: toHex(tokens.color['on-brand'].$value),
  warning: toHex(tokens.color['text-accent'].$value),
};

/** A value, or that of the palette's color that it names, such as `{brand.600}`. */
function toHex(value: unknown): string {
  const parsed = valueSchema.parse(value);
  if (typeof parsed !== 'string') return parsed.hex;
  const path = parsed.slice(1, -1).split('.');
  const group = z.record(z.string(), z.unknown());
  const token = path.reduce<unknown>((node, name) => group.parse(node)[name], tokens);
  return toHex(tokenSchema.parse(token).$value);
}
