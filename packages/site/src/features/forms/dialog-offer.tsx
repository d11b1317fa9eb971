import { Button } from '@kestrova/design-system';
import type { ReactNode } from 'react';
import styles from './email-fallback.module.css';
import { scriptOnly } from './email-fallback.tsx';
import { useLazyDialog } from './lazy-dialog.ts';

interface DialogOfferProps<Code> {
  text: string;
  action: string;
  /** As `useLazyDialog` takes it. */
  load: () => Promise<Code>;
  /** Renders the open dialog. */
  children: (code: Code, onClose: () => void) => ReactNode;
}

/** A button that opens a dialog, whose code is loaded when it is wanted. */
export function DialogOffer<Code>({ text, action, load, children }: DialogOfferProps<Code>) {
  const { code, close, isOpening, opener } = useLazyDialog(load);
  return (
    <div className={scriptOnly}>
      <p className={styles.offer}>
        <span>{text}</span>
        <Button variant="secondary" size="small" loading={isOpening} {...opener()}>
          {action}
        </Button>
      </p>
      {code && children(code, close)}
    </div>
  );
}
