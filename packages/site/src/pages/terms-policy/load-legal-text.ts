import { legalTextLoaders } from '@kestrova/content';
import { loadOnce } from '../../router/load-once.ts';

/** Fetches the terms or the policy, once. */
export const loadLegalText = loadOnce(legalTextLoaders);
