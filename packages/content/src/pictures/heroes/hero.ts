import { drawing } from '../kit/svg.ts';
import { pictureSizes } from '../picture.ts';

/** Art beside a heading: no ground of its own, its weight within the middle half of the height. */
export function hero(...composition: readonly string[]): string {
  return drawing(pictureSizes.hero, ...composition);
}
