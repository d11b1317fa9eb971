import type { GccServicesPageCopy } from '@kestrova/content';
import { ArrowRightIcon, ButtonLink, Section } from '@kestrova/design-system';
import { Statement } from '../../sections/statement.tsx';

/** The end of the page, in its largest type (spec 2.10). */
export function Partnership({ copy }: { copy: GccServicesPageCopy['partner'] }) {
  const { heading, text, ending, action } = copy;
  return (
    <Section
      tone="deep"
      title={heading}
      lead={text}
      actions={
        <ButtonLink href={action.to} icon={<ArrowRightIcon />}>
          {action.label}
        </ButtonLink>
      }
    >
      <Statement size="large">{ending}</Statement>
    </Section>
  );
}
