interface BrandMarkProps {
  /** The brand's name, where no text beside the mark says it. */
  label?: string;
  /** Width and height in pixels. */
  size?: number;
}

/** The brand's mark: a K whose upper arm is a wing. Its wing takes the accent, the rest the text. */
export function BrandMark({ label, size = 30 }: BrandMarkProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg {...naming} viewBox="0 0 32 32" width={size} height={size} fill="currentColor">
      <path d="M3 3h7v26H7l-4-4zM13 16.5l3.5-3.5L29 25.5V29h-3.5z" />
      <path d="M13 12.5 22.5 3H29v3.5L16 19.5l-3-3z" fill="var(--color-accent)" />
    </svg>
  );
}
