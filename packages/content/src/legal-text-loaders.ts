import type { LegalText } from './schemas/legal-text.ts';
import type { LegalPage } from './schemas/navigation.ts';

/** Loads a legal text by the value that the terms page reads. Each is a chunk of its own. */
export const legalTextLoaders: Record<LegalPage, () => Promise<LegalText>> = {
  terms: () => import('./legal/terms.ts').then(({ terms }) => terms),
  policy: () => import('./legal/privacy-policy.ts').then(({ privacyPolicy }) => privacyPolicy),
};
