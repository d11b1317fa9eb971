import { Icon, WholeWords } from '@kestrova/design-system';
import { CircleCheck } from 'lucide';
import styles from './saved-status.module.css';

/** Announces what the server has saved; empty until then. */
export function SavedStatus({ message }: { message: string | undefined }) {
  return (
    <p role="status" className={styles.status}>
      {message && (
        <>
          <Icon node={CircleCheck} />
          <WholeWords>{message}</WholeWords>
        </>
      )}
    </p>
  );
}
