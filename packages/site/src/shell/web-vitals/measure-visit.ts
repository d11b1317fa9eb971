import type { RegionCode } from '@kestrova/regions';
import { savesData, whenIdle } from '../../router/idle.ts';

declare global {
  interface ImportMetaEnv {
    /** The share of visits that are measured, from 0 to 1; the build fills it in. */
    readonly WEB_VITALS_SAMPLE?: number;
  }

  interface Navigator {
    /** Whether the visitor asks not to be followed (Global Privacy Control). */
    readonly globalPrivacyControl?: boolean;
  }
}

/**
 * Measures how fast this document is, for a share of the visits. Only these fetch the code for it, once
 * the browser is idle; if it does not load, nothing is measured or reported. Visitors who ask for privacy
 * or save data are not measured, nor are browsers that a program controls.
 */
export function measureVisit(region: RegionCode, pathname: string): void {
  const { webdriver, globalPrivacyControl } = navigator;
  if (webdriver || globalPrivacyControl || savesData()) return;
  // If the setting is absent or no number, nobody is measured either.
  if (!(Math.random() < Number(import.meta.env?.WEB_VITALS_SAMPLE))) return;
  whenIdle(() => {
    import('./report-visit.ts')
      .then(({ reportVisit }) => reportVisit(region, pathname))
      .catch(() => undefined);
  });
}
