import { setTimeout as pause } from 'node:timers/promises';

/** A slot for one piece of work, of a limited number. */
export interface Slot {
  /** Keeps the slot until one more `release`. */
  hold: () => void;
  release: () => void;
}

export interface Slots {
  /** Takes a slot here and in each of the others; undefined if one of them is full. */
  take(...others: Slots[]): Slot | undefined;
  max: number;
  countTaken(): number;
  /** Resolves when no slot is taken. */
  whenIdle(): Promise<void>;
}

const idleCheckInterval = 20;

/** Counts the work in progress, up to `max`. */
export function createSlots(max: number): Slots {
  let taken = 0;
  const countTaken = () => taken;
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
    max,
    countTaken,
    async whenIdle() {
      while (countTaken() > 0) await pause(idleCheckInterval);
    },
  };
}
