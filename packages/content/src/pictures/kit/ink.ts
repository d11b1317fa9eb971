/**
 * The colors that pictures are drawn with: roles of the design system, never values, so that a
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
  tint: softened('--color-brand', 15),
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
  copperSide: 'var(--copper-600)',
  copperShade: 'var(--copper-700)',
  sky: 'var(--brand-200)',
  sand: between('--copper-300', 44, '--paper'),
  skinPale: between('--copper-300', 42, '--paper'),
  skinWarm: between('--copper-300', 72, '--brand-100'),
  skinBrown: between('--copper-400', 64, '--brand-800'),
  skinDeep: between('--copper-700', 62, '--brand-900'),
  hairDark: 'var(--ink-deep)',
  hairBrown: between('--copper-700', 55, '--ink-deep'),
  hairGrey: between('--brand-200', 70, '--ink-deep'),
} as const;

export type Ink = keyof typeof inks;

function softened<Role extends `--color-${string}`>(role: Role, percent: number) {
  return `color-mix(in oklab,var(${role}) ${percent}%,var(--color-surface))` as const;
}

/** Fixed in both themes: people look the same by day and by night. */
function between<First extends `--${string}`, Second extends `--${string}`>(
  first: First,
  percent: number,
  second: Second,
) {
  return `color-mix(in oklab,var(${first}) ${percent}%,var(${second}))` as const;
}
