import { legalTextLoaders } from '@kestrova/content';
import { loadOnce } from '../../app/routing/load-once.ts';

/** Fetches the terms or the policy, once. */
export const loadLegalText = loadOnce(legalTextLoaders);
