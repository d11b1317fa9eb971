import type { JobFilterChoice } from '@kestrova/api-contract';
import { jobAlertFormCopy as copy } from '@kestrova/content';
import { choiceNames } from '../jobs/job-choice.ts';
import styles from './alert-choice.module.css';

interface AlertChoiceProps {
  choice: JobFilterChoice & { keywords?: string | undefined };
}

/** What an alert is about, in words: its keywords and its filters, or every position. */
export function AlertChoice({ choice }: AlertChoiceProps) {
  const names = choiceNames.filter((name) => choice[name]);
  if (names.length === 0) return <p>{copy.everyJob}</p>;
  return (
    <dl className={styles.choice}>
      {names.map((name) => (
        <div key={name}>
          <dt>{copy.filters[name]}</dt>
          <dd>{choice[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
