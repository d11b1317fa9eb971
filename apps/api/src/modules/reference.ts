import { randomInt } from 'node:crypto';

/** Without the letters and digits that are mistaken for each other on the telephone. */
const characters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A short name for a record that people can read out: `A-7KQM-2XRP`. */
export function createReference(initial: 'A' | 'C'): string {
  const draw = () =>
    Array.from({ length: 4 }, () => characters.charAt(randomInt(characters.length))).join('');
  return `${initial}-${draw()}-${draw()}`;
}
