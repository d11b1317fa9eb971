import { brand } from '@kestrova/content';
import { showToast } from '@kestrova/design-system';
import { useState, type MouseEvent } from 'react';

/** The code of a dialog that is fetched when it is wanted. */
export interface LazyDialog<Module> {
  /** Loads it; undefined after a failure, which a toast reports. */
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
      // A failed attempt is not reported: the press retries and reports the error.
      importDialog().catch(() => undefined);
    },
  };
}

/** After a release, or if the browser has cached a failed import, only a reload helps. */
const NOT_LOADED = `The form could not be loaded. Please reload the page, or write to ${brand.emails.careers}.`;

/** A dialog whose code is loaded on demand, and the properties of the button that opens it. */
export function useLazyDialog<Module>(dialog: LazyDialog<Module>) {
  const [code, setCode] = useState<Module>();
  const [isOpening, setOpening] = useState(false);

  async function open() {
    setOpening(true);
    const found = await dialog.find();
    setOpening(false);
    setCode(found);
  }

  return {
    /** Undefined while the dialog is closed. */
    code,
    close: () => setCode(undefined),
    isOpening,
    opener: openerProps(dialog.prepare, () => void open()),
  };
}

/** The properties of a button that opens a dialog. */
export function openerProps(prepare: () => void, open: () => void) {
  return {
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick(event: MouseEvent<HTMLButtonElement>) {
      // Safari does not focus a pressed button, and the dialog returns the focus where it was.
      event.currentTarget.focus();
      open();
    },
  };
}
