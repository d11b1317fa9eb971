import type { NotFoundPanel } from '@kestrova/content';
import { ButtonLink, EmptyState, Section } from '@kestrova/design-system';

/** What stands in the place of something that the address names and that is not there. */
export function NotFoundSection({ words }: { words: NotFoundPanel }) {
  const { heading, text, link } = words;
  return (
    <Section>
      <EmptyState
        title={heading}
        headingLevel={1}
        actions={<ButtonLink href={link.to}>{link.label}</ButtonLink>}
      >
        {text}
      </EmptyState>
    </Section>
  );
}
