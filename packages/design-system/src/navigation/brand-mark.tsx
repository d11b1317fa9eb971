/** The brand's mark, a K whose upper arm is a wing, `size` pixels wide and high. */
export function BrandMark({ size = 30 }: { size?: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" width={size} height={size} fill="currentColor">
      <path d="M3 3h7v26H7l-4-4zM13 16.5l3.5-3.5L29 25.5V29h-3.5z" />
      <path d="M13 12.5 22.5 3H29v3.5L16 19.5l-3-3z" fill="var(--color-accent)" />
    </svg>
  );
}
