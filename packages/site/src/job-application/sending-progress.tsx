import styles from './sending-progress.module.css';

/** How much of a request has left, for those who watch and those who listen. */
export function SendingProgress({ share, label }: { share: number; label: string }) {
  const percent = Math.round(share * 100);
  return (
    <div className={styles.sending}>
      <p role="status">{label}</p>
      <progress className={styles.bar} value={share} aria-label={label}>
        {percent} %
      </progress>
    </div>
  );
}
