import { brand } from '@kestrova/content';
import { showToast } from '@kestrova/design-system';

/** The code of a dialog that is fetched when it is wanted. */
export interface LazyDialog<Module> {
  /** Fetches it; undefined where it did not arrive, which the visitor is told. */
  find: () => Promise<Module | undefined>;
  /** Fetches it ahead of a press. */
  prepare: () => void;
}

/** Defers a dialog's code until somebody wants the dialog; after a failure the next press asks again. */
export function lazyDialog<Module>(importDialog: () => Promise<Module>): LazyDialog<Module> {
  return {
    async find() {
      try {
        return await importDialog();
      } catch {
        showToast({ message: NOT_LOADED, tone: 'danger' });
        return undefined;
      }
    },
    prepare() {
      // A failed attempt is not reported: the press itself tries again and says what went wrong.
      importDialog().catch(() => undefined);
    },
  };
}

/** After a release, or where the browser remembers that a module is missing, only a reload helps. */
const NOT_LOADED = `The form could not be loaded. Please reload the page, or write to ${brand.emails.careers}.`;
