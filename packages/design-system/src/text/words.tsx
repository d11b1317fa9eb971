import type { ComponentProps } from 'react';
import styles from './words.module.css';

/** A word with hyphens, such as a reference. */
const hyphenated = /(\p{L}+(?:-[\p{L}\d]+)+)/u;

/**
 * Text whose words with hyphens stay on one line. A reference that is read out or copied by hand
 * must not be broken, and CSS cannot forbid a break after a hyphen alone.
 */
export function WholeWords({ children }: { children: string }) {
  return (
    // Changed text gets a new element: React cannot update text nodes that a translator has replaced.
    <span key={children}>
      {children.split(hyphenated).map((part, place) =>
        // Every second part is such a word.
        place % 2 === 0 ? (
          part
        ) : (
          <span key={place} className={styles.word}>
            {part}
          </span>
        ),
      )}
    </span>
  );
}

/** Text for screen readers only, if the design shows the same information without words. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={styles.hidden} />;
}
