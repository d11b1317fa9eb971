import type { notFoundCopy } from '@kestrova/content';
import { ButtonLink, Section, StatePanel } from '@kestrova/design-system';

/** Says that nothing exists for the id in the address. */
export function NotFoundSection({ copy }: { copy: typeof notFoundCopy }) {
  const { heading, text, link } = copy;
  return (
    <Section>
      <StatePanel
        kind="empty"
        title={heading}
        headingLevel={1}
        actions={<ButtonLink href={link.to}>{link.label}</ButtonLink>}
      >
        {text}
      </StatePanel>
    </Section>
  );
}
