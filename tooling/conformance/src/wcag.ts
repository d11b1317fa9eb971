import type { Requirement } from './requirement.ts';
import { operable } from './wcag-operable.ts';
import { perceivable } from './wcag-perceivable.ts';
import { understandableAndRobust } from './wcag-understandable.ts';

/** Every success criterion of WCAG 2.2 at the levels A and AA. */
export const wcag: readonly Requirement[] = [
  ...perceivable,
  ...operable,
  ...understandableAndRobust,
];
