import { expect, type Page } from '@playwright/test';
import { applicationDialog, applyFromCard } from '../../forms/application-dialog.ts';
import { checkApplicationDialog, checkLightbox } from '../checks/dialogs.ts';
import { expectNoViolations } from '../checks/find-violations.ts';
import { checkApplicationForm, checkContactForm, checkToast } from '../checks/forms.ts';
import { checkReflow, checkTargets, checkTextSpacing } from '../checks/layout.ts';
import { checkMarquee, checkStillness } from '../checks/motion.ts';
import { checkForcedColors, checkPrint } from '../checks/rendering.ts';
import {
  checkArrival,
  checkCountryMenu,
  checkMobileMenu,
  checkOutline,
  checkServicesMenu,
  checkSkipLink,
} from '../checks/shell.ts';
import { loadMap } from '../checks/stand-in-for-map.ts';
import { walkByTab } from '../checks/walk-by-tab.ts';
import { STORY_PATH } from '../states.ts';

type Check = (page: Page) => Promise<unknown>;

interface View {
  path: string;
  /** The same functions that the tests call, the quick ones first. */
  checks: Readonly<Record<string, Check>>;
}

const everywhere = {
  axe: async (page: Page) => {
    // Under motion, what waits to be revealed is skipped.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectNoViolations(page);
  },
  outline: checkOutline,
  targets: checkTargets,
  spacing: checkTextSpacing,
  reflow: checkReflow,
  'forced colours': checkForcedColors,
  stillness: checkStillness,
  'skip link': checkSkipLink,
  'walk by Tab': async (page: Page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await walkByTab(page);
  },
} satisfies Readonly<Record<string, Check>>;

/** The pages that defects are planted into, and everything that is checked there. */
export const views = {
  home: {
    path: '/home',
    checks: {
      ...everywhere,
      'services menu': checkServicesMenu,
      'country menu': checkCountryMenu,
      'mobile menu': checkMobileMenu,
      carousel: checkMarquee,
      arrival: checkArrival,
    },
  },
  careers: {
    path: '/careers',
    checks: {
      ...everywhere,
      'application dialog': checkApplicationDialog,
      'axe on the open dialog': async (page) => {
        await applyFromCard(page);
        await expectNoViolations(page);
      },
      'application form': checkApplicationForm,
      'axe on its errors': async (page) => {
        await applyFromCard(page);
        await applicationDialog(page).submit.click();
        await expect(applicationDialog(page).summary).toBeVisible();
        await expectNoViolations(page);
      },
    },
  },
  contact: {
    path: '/contact-us',
    checks: {
      ...everywhere,
      'walk by Tab': async (page) => {
        await loadMap(page);
        await everywhere['walk by Tab'](page);
      },
      'contact form': checkContactForm,
      toast: checkToast,
    },
  },
  story: {
    path: STORY_PATH,
    checks: { ...everywhere, lightbox: checkLightbox, print: checkPrint },
  },
} satisfies Record<string, View>;

export type ViewName = keyof typeof views;
