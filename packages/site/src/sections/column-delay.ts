/**
 * How much later than the first of its row something fades in, as `Reveal` takes it (spec 9): the
 * second and the third follow, and a fourth comes with the third.
 */
export function columnDelay(position: number, columns: number): 1 | 2 | undefined {
  const column = position % columns;
  if (column === 0) return undefined;
  return column === 1 ? 1 : 2;
}
