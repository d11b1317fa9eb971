/** Numbers that are the same for the same seed. */
export interface Random {
  /** A whole number from `min` up to, but not including, `max`. */
  int(min: number, max: number): number;
  oneOf<Item>(items: readonly Item[]): Item;
}

/** Creates a generator (mulberry32) from a seed, so that a run can be repeated. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min));
  return { int, oneOf: (items) => items[int(0, items.length)] as (typeof items)[number] };
}
