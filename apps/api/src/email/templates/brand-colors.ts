import tokens from '@kestrova/design-system/tokens.json' with { type: 'json' };
import * as z from 'zod/mini';

const valueSchema = z.union([z.string(), z.object({ hex: z.string() })]);
const tokenSchema = z.object({ $value: valueSchema });
const roleSchema = z.object({
  $value: valueSchema,
  $extensions: z.object({ mode: z.object({ dark: valueSchema }) }),
});

/** The brand's colors in one of the design system's themes, as hexadecimal values, which every mail program reads. */
export function readColors(theme: 'light' | 'dark') {
  const color = (role: keyof typeof tokens.color) => {
    const { $value, $extensions } = roleSchema.parse(tokens.color[role]);
    return toHex(theme === 'light' ? $value : $extensions.mode.dark);
  };
  return {
    ink: color('text'),
    quiet: color('text-quiet'),
    line: color('border'),
    ground: color('surface-sunken'),
    card: color('surface-raised'),
    inset: color('surface'),
    brand: color('text-brand'),
    button: color('brand'),
    onButton: color('on-brand'),
    warning: color('text-accent'),
  };
}

/** A value, or that of the palette's color that it names, such as `{brand.600}`. */
function toHex(value: z.infer<typeof valueSchema>): string {
  if (typeof value !== 'string') return value.hex;
  const path = value.slice(1, -1).split('.');
  const group = z.record(z.string(), z.unknown());
  const token = path.reduce<unknown>((node, name) => group.parse(node)[name], tokens);
  return toHex(tokenSchema.parse(token).$value);
}
