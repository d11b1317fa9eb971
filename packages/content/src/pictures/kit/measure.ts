// Advance widths of Inter's letters in thousandths of the size, grouped by likeness: enough to
// size a chip around its label without a font engine.
const widths: readonly (readonly [letters: string, width: number])[] = [
  ["ijl.,:;|!'’·", 265],
  ['frtI()[]/-', 380],
  [' ', 280],
  ['abcdeghknopqsuvxyzJLFEkz', 585],
  ['0123456789?$€₹', 630],
  ['ABCDGHKNOPQRSTUVXYZ&+–→#', 690],
  ['mwMW%@—', 880],
];

const widthOf = new Map(
  widths.flatMap(([letters, width]) => Array.from(letters).map((l) => [l, width])),
);

/** About how wide a line of text will be, in the drawing's units. */
export function measure(
  content: string,
  size: number,
  weight: 400 | 500 | 600 | 700 = 400,
): number {
  const thousandths = Array.from(content).reduce(
    (sum, letter) => sum + (widthOf.get(letter) ?? 600),
    0,
  );
  const heavier = weight >= 600 ? 1.05 : 1;
  return (thousandths / 1000) * size * heavier;
}
