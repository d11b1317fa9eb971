import type { Closing } from '@kestrova/content';
import { Picture } from './picture.tsx';
import styles from './signature.module.css';

/** Who answers a message, and what the person does with it, in the person's own words. */
export function Signature({ answeredBy }: Pick<Closing, 'answeredBy'>) {
  const { person, text } = answeredBy;
  return (
    <figure className={styles.signature}>
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
