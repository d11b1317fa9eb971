import { brand, type EmailedLinkPageCopy } from '@kestrova/content';
import { ButtonLink, EmptyState, Link } from '@kestrova/design-system';
import { findCareersPath } from '../jobs/careers-path.ts';

interface LinkDeadEndProps {
  panel: EmailedLinkPageCopy['notFound'];
  copy: Pick<EmailedLinkPageCopy, 'toCareers'>;
}

/** Says that there is nothing to show, and who helps. Announced when it appears. */
export function LinkDeadEnd({ panel, copy }: LinkDeadEndProps) {
  const { careers } = brand.emails;
  return (
    <div role="alert">
      <EmptyState
        title={panel.heading}
        actions={
          <ButtonLink variant="secondary" href={findCareersPath()}>
            {copy.toCareers}
          </ButtonLink>
        }
      >
        <p>{panel.text}</p>
        <Link href={`mailto:${careers}`}>{careers}</Link>
      </EmptyState>
    </div>
  );
}
