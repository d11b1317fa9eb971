import { brand } from '@kestrova/content';
import { showToast } from '@kestrova/design-system';
import { useMemo, useState, type MouseEvent } from 'react';

/** Without a connection another press helps; after a release, or with a failed import cached, only a reload. */
const NOT_LOADED = `The form could not be loaded. Please check your connection and try again, reload the page, or write to ${brand.emails.careers}.`;

/**
 * A dialog whose code is loaded on demand. A toast reports a failure, and the next press tries
 * again. Pass the same `load` on each render: the result stays the same until something changes.
 */
export function useLazyDialog<Module>(load: () => Promise<Module>) {
  const [code, setCode] = useState<Module>();
  const [isOpening, setOpening] = useState(false);

  return useMemo(() => {
    async function open() {
      setOpening(true);
      try {
        setCode(await load());
      } catch {
        showToast({ message: NOT_LOADED, tone: 'danger' });
      }
      setOpening(false);
    }

    function prepare() {
      // A failed attempt is not reported: the press retries and reports the error.
      load().catch(() => undefined);
    }

    return {
      /** Undefined while the dialog is closed. */
      code,
      isOpening,
      close: () => setCode(undefined),
      /** The properties of a button that calls `onPress`, then opens the dialog. */
      opener: (onPress?: () => void) => ({
        onPointerEnter: prepare,
        onFocus: prepare,
        onClick(event: MouseEvent<HTMLButtonElement>) {
          // Safari does not focus a pressed button, and the dialog returns the focus where it was.
          event.currentTarget.focus();
          onPress?.();
          void open();
        },
      }),
    };
  }, [load, code, isOpening]);
}
