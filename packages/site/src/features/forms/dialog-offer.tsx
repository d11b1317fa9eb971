import { Button } from '@kestrova/design-system';
import { useState, type ReactNode } from 'react';
import styles from './dialog-offer.module.css';
import { scriptOnly } from './email-fallback.tsx';
import type { LazyDialog } from './lazy-dialog.ts';

interface DialogOfferProps<Code> {
  text: string;
  action: string;
  dialog: LazyDialog<Code>;
  /** Renders the open dialog. */
  children: (code: Code, onClose: () => void) => ReactNode;
}

/** A button that opens a dialog, whose code is loaded when it is wanted. */
export function DialogOffer<Code>({ text, action, dialog, children }: DialogOfferProps<Code>) {
  const [code, setCode] = useState<Code>();
  const [isOpening, setOpening] = useState(false);

  async function open() {
    setOpening(true);
    const found = await dialog.find();
    setOpening(false);
    setCode(found);
  }

  return (
    <div className={scriptOnly}>
      <p className={styles.offer}>
        <span>{text}</span>
        <Button
          variant="secondary"
          size="small"
          loading={isOpening}
          onPointerEnter={dialog.prepare}
          onFocus={dialog.prepare}
          onClick={(event) => {
            // Safari does not focus a pressed button, and the dialog returns the focus where it was.
            event.currentTarget.focus();
            void open();
          }}
        >
          {action}
        </Button>
      </p>
      {code && children(code, () => setCode(undefined))}
    </div>
  );
}
