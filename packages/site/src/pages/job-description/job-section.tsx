import { Prose } from '@kestrova/design-system';
import { useId } from 'react';

interface JobSectionProps {
  title: string;
  lines: readonly string[];
  /** Whether the lines are entries of a list or paragraphs. */
  as?: 'list' | 'text';
}

/** One part of a job's description; nothing where there is nothing to say. */
export function JobSection({ title, lines, as = 'list' }: JobSectionProps) {
  const titleId = useId();
  const said = lines.filter(Boolean);
  if (said.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Prose>
        <h2 id={titleId}>{title}</h2>
        {as === 'text' ? (
          said.map((line, place) => <p key={`${place} ${line}`}>{line}</p>)
        ) : (
          <ul>
            {said.map((line, place) => (
              <li key={`${place} ${line}`}>{line}</li>
            ))}
          </ul>
        )}
      </Prose>
    </section>
  );
}
