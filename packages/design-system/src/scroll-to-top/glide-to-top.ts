/** Scrolls to the top of the page smoothly, or at once for who asked for less motion. */
export function glideToTop(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
}
