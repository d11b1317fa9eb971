import type { LegalChooser, LegalText } from '@kestrova/content';
import { formatDay } from '../../sections/format-day.ts';
import { useRegion } from '../../shell/region-context.tsx';
import styles from './legal.module.css';

interface LegalDayProps {
  text: LegalText;
  words: LegalChooser;
}

/** The day from which a legal text applies. */
export function LegalDay({ text, words }: LegalDayProps) {
  const { locale } = useRegion();
  return (
    <p className={styles.effective}>
      {words.effective} <time dateTime={text.effective}>{formatDay(text.effective, locale)}</time>
    </p>
  );
}
