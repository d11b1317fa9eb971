import type { ReceivedJobDetails } from '@kestrova/api-client';
import { jobDescriptionPage } from '@kestrova/content/pages/job-description';
import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { listJobSections } from '../features/jobs/list-job-sections.ts';

/** Every section of a job's page in plain HTML, as search engines take a job's description. */
export function jobHtml(job: ReceivedJobDetails): string {
  const { main, pay, aside } = listJobSections(job, jobDescriptionPage);
  return renderToStaticMarkup(
    [...main, ...pay, ...aside].map(({ title, lines, as }) => {
      const Line = as === 'list' ? 'li' : 'p';
      const body = lines.map((line, place) => <Line key={place}>{line}</Line>);
      return (
        <Fragment key={title}>
          <h2>{title}</h2>
          {as === 'list' ? <ul>{body}</ul> : body}
        </Fragment>
      );
    }),
  );
}
