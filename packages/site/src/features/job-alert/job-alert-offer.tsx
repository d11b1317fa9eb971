import type { JobFilterChoice } from '@kestrova/api-contract';
import { jobAlertFormCopy as copy } from '@kestrova/content';
import { regionByCode, regions } from '@kestrova/regions';
import { EmailOffer } from '../emailed-link/email-offer.tsx';
import { jobCriteria, type JobChoice } from '../jobs/job-choice.ts';
import styles from './job-alert-offer.module.css';

/** Offers emails about new jobs like those that are shown, and asks for the address in a dialog. */
export function JobAlertOffer({ choice }: { choice: JobChoice }) {
  const { country } = regionByCode(choice.country);
  const criteria = Object.fromEntries(jobCriteria.map((name) => [name, choice[name]]));
  return (
    <EmailOffer
      copy={copy}
      call="createJobAlert"
      toSubmission={(email) => ({ ...criteria, country, email })}
    >
      <div className={styles.about}>
        <p className={styles.small}>{copy.about}</p>
        <p className={styles.country}>{describePlace(country)}</p>
        <AlertCriteria of={choice} />
      </div>
    </EmailOffer>
  );
}

/** Where the jobs of an alert are, from the country's name in requests: 'Jobs in the USA'. */
export function describePlace(country: string | undefined): string {
  const region = regions.find((candidate) => candidate.country === country);
  return [copy.jobsIn, region?.countryInText ?? country].filter(Boolean).join(' ');
}

interface AlertCriteriaProps {
  of: JobFilterChoice & { keywords?: string | undefined };
}

/** What an alert is about, in words: its keywords and its filters, or every position. */
export function AlertCriteria({ of: alert }: AlertCriteriaProps) {
  const names = jobCriteria.filter((name) => alert[name]);
  if (names.length === 0) return <p>{copy.everyJob}</p>;
  return (
    <dl className={styles.criteria}>
      {names.map((name) => (
        <div key={name}>
          <dt>{copy.filters[name]}</dt>
          <dd>{alert[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
