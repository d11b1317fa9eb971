import type { Closing } from '@kestrova/content';
import { ArrowRightIcon, ButtonLink, Section } from '@kestrova/design-system';

/** The last section of a page: one thing to do next, on the dark band. */
export function ClosingSection({ closing }: { closing: Closing }) {
  const { heading, text, action } = closing;
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
    />
  );
}
