import { randomInt } from 'node:crypto';

/** Without letters and digits that sound or look alike. */
const characters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Creates a record's reference, short enough to read out: `A-7KQM-2XRP`. */
export function createReference(initial: 'A' | 'C'): string {
  const createPart = () =>
    Array.from({ length: 4 }, () => characters.charAt(randomInt(characters.length))).join('');
  return `${initial}-${createPart()}-${createPart()}`;
}
