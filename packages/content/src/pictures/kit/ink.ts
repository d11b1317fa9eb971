/**
 * The colours that pictures are drawn with: roles of the design system, never values, so that a
 * drawing follows light and dark like the page around it. Soft inks are mixed from roles; the deep
 * ground is dark in both themes, so what stands on it takes fixed steps of the palette.
 */
export const inks = {
  paper: 'var(--color-surface)',
  card: 'var(--color-surface-raised)',
  well: 'var(--color-surface-sunken)',
  line: 'var(--color-border)',
  edge: 'var(--color-border-strong)',
  text: 'var(--color-text)',
  quiet: 'var(--color-text-quiet)',
  brand: 'var(--color-brand)',
  onBrand: 'var(--color-on-brand)',
  brandText: 'var(--color-text-brand)',
  tint: softened('--color-brand', 13),
  shade: softened('--color-brand', 32),
  half: softened('--color-brand', 60),
  accent: 'var(--color-accent)',
  onAccent: 'var(--color-on-accent)',
  accentText: 'var(--color-text-accent)',
  glow: softened('--color-accent', 16),
  good: 'var(--color-success)',
  goodTint: softened('--color-success', 14),
  bad: 'var(--color-danger)',
  badTint: softened('--color-danger', 12),
  deep: 'var(--deep)',
  deepRaised: 'var(--brand-800)',
  deepLine: 'var(--brand-700)',
  deepBrand: 'var(--brand-400)',
  onDeepQuiet: 'var(--brand-300)',
  onDeep: 'var(--brand-50)',
  copper: 'var(--copper-400)',
} as const;

export type Ink = keyof typeof inks;

/** An ink, nothing, or a gradient or pattern defined in the same drawing. */
export type Paint = Ink | 'none' | `url(#${string})`;

export function isInk(paint: string): paint is Ink {
  return Object.hasOwn(inks, paint);
}

function softened<Role extends `--color-${string}`>(role: Role, percent: number) {
  return `color-mix(in oklab,var(${role}) ${percent}%,var(--color-surface))` as const;
}
