import type { Defect } from './defect.ts';
import { defectsOfBehaviour } from './defects-of-behaviour.ts';
import { defectsOfLooks } from './defects-of-looks.ts';
import { defectsOfMarkup } from './defects-of-markup.ts';

/** Every defect that is planted, one at a time. */
export const defects: readonly Defect[] = [
  ...defectsOfLooks,
  ...defectsOfMarkup,
  ...defectsOfBehaviour,
];
