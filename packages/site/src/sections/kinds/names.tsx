import { CardSection } from '../card-section.tsx';
import type { SectionProps } from '../section-page.tsx';
import styles from './names.module.css';

export default function Names({ section }: SectionProps<'names'>) {
  return (
    <div className={styles.names}>
      <CardSection section={section} columns={4} frame="line" tone="sunken" density="tight" />
    </div>
  );
}
