import { jobFilterNames } from '@kestrova/api-contract';
import type { CareersPageCopy } from '@kestrova/content';
import { Button, StatePanel } from '@kestrova/design-system';
import { NO_FILTERS } from '../../features/jobs/job-choice.ts';
import type { LooseChoice } from './choose-jobs.ts';
import { formatLoosened } from './job-labels.ts';
import type { JobFocus } from './use-job-focus.ts';
import type { JobOpeningsState } from './use-job-openings.ts';

interface NoMatchProps {
  copy: CareersPageCopy['openings'];
  openings: JobOpeningsState;
  focus: JobFocus;
}

/** Says that no job fits, and which one choice to leave out, with how many jobs there are then. */
export function NoMatch({ copy, openings, focus }: NoMatchProps) {
  const { choice, change, chosen } = openings;
  const { filters, keywords } = choice;
  const loose = (['keywords', ...jobFilterNames] as const).flatMap((name) => {
    const count = chosen.without.get(name);
    return count
      ? [{ name, count, label: name === 'keywords' ? keywords : (filters[name] ?? '') }]
      : [];
  });

  function leaveOut(name: LooseChoice) {
    focus.focusJob(0);
    change(name === 'keywords' ? { keywords: '' } : { filters: { [name]: undefined } });
  }

  return (
    <StatePanel
      kind="empty"
      title={copy.noMatch.heading}
      headingLevel={3}
      actions={
        <>
          {loose.map(({ name, count, label }) => (
            <Button key={name} variant="secondary" size="small" onClick={() => leaveOut(name)}>
              {formatLoosened(label, count)}
            </Button>
          ))}
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              focus.focusJob(0);
              change({ keywords: '', filters: NO_FILTERS });
            }}
          >
            {copy.showAll}
          </Button>
        </>
      }
    >
      {loose.length > 0 ? copy.noMatch.hint : copy.noMatch.text}
    </StatePanel>
  );
}
