import { Anchor, type AnchorProps } from '../link/anchor.tsx';
import styles from './footer.module.css';

/** A link in the footer: words in a group, or an icon with an `aria-label`. */
export function FooterLink(props: AnchorProps) {
  return <Anchor {...props} className={styles.link} />;
}
