import { classNames } from '../class-names.ts';
import { Anchor, type AnchorProps } from './anchor.tsx';
import styles from './link.module.css';

/** A link inside running text: underlined, in the brand's colour. */
export function Link({ className, ...rest }: AnchorProps) {
  return <Anchor className={classNames(styles.link, className)} {...rest} />;
}
