import styles from './sending-progress.module.css';

interface SendingProgressProps {
  /** From 0 to 1; undefined while nothing is being sent, when the room is kept. */
  share: number | undefined;
  label: string;
}

/** How much of a request has left, for those who watch and those who listen. */
export function SendingProgress({ share, label }: SendingProgressProps) {
  return (
    <div className={styles.sending}>
      <p role="status">{share !== undefined && label}</p>
      {share !== undefined && <progress className={styles.bar} value={share} aria-label={label} />}
    </div>
  );
}
