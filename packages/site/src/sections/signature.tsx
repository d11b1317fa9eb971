import type { Closing } from '@kestrova/content';
import { classNames } from '@kestrova/design-system';
import { Picture } from './picture.tsx';
import styles from './signature.module.css';

interface SignatureProps extends Pick<Closing, 'answeredBy'> {
  size?: 'regular' | 'small';
}

/** Who answers a message, and what the person does with it, in the person's own words. */
export function Signature({ answeredBy, size = 'regular' }: SignatureProps) {
  const { person, text } = answeredBy;
  return (
    <figure className={classNames(styles.signature, styles[size])}>
      <Picture picture={{ ...person.portrait, alt: '' }} />
      <figcaption>
        <blockquote className={styles.promise}>“{text}”</blockquote>
        <strong>{person.name}</strong>
        <br />
        {person.role}, {person.city}
      </figcaption>
    </figure>
  );
}
