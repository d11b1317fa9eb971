import { Button } from '@kestrova/design-system';
import type { EmailCall, EmailDialogProps } from './email-dialog.tsx';
import { scriptOnly } from '../../lib/hydration/without-script.tsx';
import styles from './email-offer.module.css';
import { useLazyDialog } from '../../lib/use-lazy-dialog.ts';

const loadDialog = () => import('./email-dialog.tsx');

/** A button that opens a dialog, which asks for the address that a link is sent to. */
export function EmailOffer<Call extends EmailCall>(props: Omit<EmailDialogProps<Call>, 'onClose'>) {
  const { text, offer } = props.copy;
  const { code, close, isOpening, opener } = useLazyDialog(loadDialog);
  return (
    <div className={scriptOnly}>
      <p className={styles.offer}>
        <span>{text}</span>
        <Button variant="secondary" size="small" loading={isOpening} {...opener()}>
          {offer}
        </Button>
      </p>
      {code && <code.EmailDialog {...props} onClose={close} />}
    </div>
  );
}
