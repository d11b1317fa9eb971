/** A place in a bounded amount of work. */
export interface Slot {
  /** Keeps the place until one more `release`. */
  hold: () => void;
  release: () => void;
}

export interface Slots {
  /** A place here and in each of the others; undefined where one of them is full. */
  take(...others: Slots[]): Slot | undefined;
  countTaken(): number;
}

/** Counts how much of something is going on, up to `max`. */
export function createSlots(max: number): Slots {
  let taken = 0;
  return {
    take(...others) {
      if (taken >= max) return undefined;
      const [next, ...rest] = others;
      const other = next?.take(...rest);
      if (next !== undefined && other === undefined) return undefined;
      taken += 1;
      let holders = 1;
      return {
        hold: () => {
          holders += 1;
        },
        release: () => {
          holders -= 1;
          if (holders > 0) return;
          taken -= 1;
          other?.release();
        },
      };
    },
    countTaken: () => taken,
  };
}
