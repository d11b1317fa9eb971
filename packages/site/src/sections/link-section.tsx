import type { LinkSectionCopy } from '@kestrova/content';
import { ButtonLink, Section } from '@kestrova/design-system';

interface LinkSectionProps {
  section: LinkSectionCopy;
  tone?: 'paper' | 'sunken';
}

/** A section that links to another page. */
export function LinkSection({ section, tone = 'paper' }: LinkSectionProps) {
  const { heading, text, action } = section;
  return (
    <Section
      tone={tone}
      density="tight"
      title={heading}
      lead={text}
      actions={
        <ButtonLink href={action.to} variant="secondary">
          {action.label}
        </ButtonLink>
      }
    />
  );
}
