import { Button, Icon, Spinner } from '@kestrova/design-system';
import { RefreshCw } from 'lucide';
import styles from './retry-notice.module.css';

interface RetryNoticeProps {
  /** What did not arrive, and what is shown instead. */
  children: string;
  isRetrying: boolean;
  /** What the button says. */
  retry: string;
  onRetry: () => void;
}

/**
 * Says above what is shown that something of it did not arrive. It stays while another attempt is
 * under way, so that the button keeps the focus.
 */
export function RetryNotice({ children, isRetrying, retry, onRetry }: RetryNoticeProps) {
  return (
    <div className={styles.notice}>
      <p role="alert">{children}</p>
      <Button
        variant="secondary"
        size="small"
        icon={isRetrying ? <Spinner /> : <Icon node={RefreshCw} />}
        onClick={onRetry}
      >
        {retry}
      </Button>
    </div>
  );
}
