import type { NotFoundPanel } from '@kestrova/content';
import { ButtonLink, Section, StatePanel } from '@kestrova/design-system';

/** What stands in the place of something that the address names and that is not there. */
export function NotFoundSection({ copy }: { copy: NotFoundPanel }) {
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
