import styles from './sending-progress.module.css';

/** How much of a request has left, for those who watch and those who listen. */
export function SendingProgress({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div className={styles.sending}>
      <p role="status">
        {share < 1 ? 'Sending your application…' : 'Sent. Waiting for the answer…'}
      </p>
      <progress className={styles.bar} value={share} aria-label="Sent so far">
        {percent} %
      </progress>
    </div>
  );
}
