import { ButtonLink, Section } from '@kestrova/design-system';
import type { SectionProps } from '../section-page.tsx';

export default function LinkSection({ section }: SectionProps<'link'>) {
  const { heading, text, action, tone = 'paper' } = section;
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
