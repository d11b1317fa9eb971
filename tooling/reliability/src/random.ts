/** Numbers that are the same for the same seed. */
export type Random = ReturnType<typeof createRandom>;

/** Creates a generator (mulberry32) from a seed, so that a run can be repeated. */
export function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number from `min` up to, but not including, `max`. */
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min));
  const oneOf = <Item>(items: readonly Item[]) => items[int(0, items.length)] as Item;
  return { int, oneOf };
}
