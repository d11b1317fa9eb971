import type { GccServicesPageCopy } from '@kestrova/content';
import { ArrowRightIcon, ButtonLink, Section } from '@kestrova/design-system';
import { Statement } from '../../sections/statement.tsx';

/** The end of the page, in its largest words (spec 2.10). */
export function Partnership({ words }: { words: GccServicesPageCopy['partner'] }) {
  const { heading, text, ending, action } = words;
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
