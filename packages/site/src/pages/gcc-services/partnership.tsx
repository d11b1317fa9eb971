import type { GccPage } from '@kestrova/content';
import { ArrowRightIcon, ButtonLink, Section } from '@kestrova/design-system';
import styles from './partnership.module.css';

/** The end of the page, in its largest words (spec 2.10). */
export function Partnership({ words }: { words: GccPage['partner'] }) {
  const { heading, text, ending, action } = words;
  return (
    <Section tone="deep" layout="split" title={heading}>
      <div className={styles.partnership}>
        <p className={styles.text}>{text}</p>
        <ButtonLink href={action.to} icon={<ArrowRightIcon />}>
          {action.label}
        </ButtonLink>
        <p className={styles.ending}>{ending}</p>
      </div>
    </Section>
  );
}
