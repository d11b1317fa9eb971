import { Section } from '@kestrova/design-system';
import type { SectionProps } from '../section-page.tsx';
import styles from './quote.module.css';

export default function Quote({ section }: Pick<SectionProps<'quote'>, 'section'>) {
  const { text, name, role } = section;
  return (
    <Section tone="brand" density="grand">
      <figure className={styles.quote}>
        <blockquote className={styles.text}>“{text}”</blockquote>
        <figcaption className={styles.source}>
          <strong>{name}</strong>
          <br />
          {role}
        </figcaption>
      </figure>
    </Section>
  );
}
