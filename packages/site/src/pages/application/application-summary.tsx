import type { ReceivedOwnApplication } from '@kestrova/api-client';
import { applicationPage as copy } from '@kestrova/content/pages/application';
import { classNames, formatFileSize, Link } from '@kestrova/design-system';
import { pathTo } from '@kestrova/paths';
import { FactList } from '../../features/emailed-link/fact-list.tsx';
import { formatOwnDay } from '../../sections/format-text.ts';
import panel from '../../sections/panel.module.css';
import { ApplicationProgress } from './application-progress.tsx';
import styles from './application.module.css';

/** The job, the reference and the files of an application, without fields that the server omits. */
export function ApplicationSummary({ application }: { application: ReceivedOwnApplication }) {
  const { jobId, jobTitle, isJobOpen, files, receivedAt, changes } = application;
  const isClosed = changes?.at(-1)?.status === 'closed';
  const facts = [
    { label: copy.facts.reference, value: application.reference },
    // The steps show it too.
    { label: copy.facts.received, value: !changes && receivedAt && formatOwnDay(receivedAt) },
    { label: copy.facts.jobCode, value: application.jobCode },
    { label: copy.facts.location, value: application.jobLocation },
  ];
  return (
    <section className={classNames(panel.panel, styles.summary)} aria-labelledby="application-job">
      <header className={styles.header}>
        <h2 id="application-job">{jobTitle || copy.heading}</h2>
        {isJobOpen && jobId !== undefined && (
          <Link href={pathTo('job-description', jobId)}>{copy.seeJob}</Link>
        )}
        {isJobOpen === false && !isClosed && <p>{copy.jobClosed}</p>}
      </header>
      <FactList facts={facts} className={styles.facts} />
      {changes && <ApplicationProgress {...{ application }} />}
      <div className={styles.files}>
        <h3>{copy.files.heading}</h3>
        {files.length === 0 ? (
          <p>{copy.files.none}</p>
        ) : (
          <dl>
            {files.map(({ part, name, size }) => (
              <div key={part}>
                <dt>{copy.files[part]}</dt>
                <dd className={styles.name}>{name}</dd>
                {size !== undefined && <dd className={styles.size}>{formatFileSize(size)}</dd>}
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
