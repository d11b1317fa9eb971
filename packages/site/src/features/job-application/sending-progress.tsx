import { useEffect, useRef } from 'react';
import styles from './sending-progress.module.css';

interface SendingProgressProps {
  /** From 0 to 1; undefined while nothing is being sent. */
  share: number | undefined;
  label: string;
}

/** How much of a request has left, for those who watch and those who listen. */
export function SendingProgress({ share, label }: SendingProgressProps) {
  const room = useRef<HTMLDivElement>(null);
  const isSending = share !== undefined;
  useEffect(() => {
    // Under the last field, above the buttons that stay in view.
    if (isSending) room.current?.scrollIntoView({ block: 'nearest' });
  }, [isSending]);

  return (
    <div ref={room} className={styles.sending}>
      <p role="status">{isSending && label}</p>
      {isSending && <progress className={styles.bar} value={share} aria-label={label} />}
    </div>
  );
}
