import { Figures } from '../figures.tsx';
import type { SectionProps } from '../section-page.tsx';
import { TextDocument } from '../text-document.tsx';

export default function Document({ section, page: { breadcrumb } }: SectionProps<'document'>) {
  const { dayLabel, figures, ...text } = section;
  return (
    <TextDocument text={text} {...{ breadcrumb, dayLabel }}>
      {figures && <Figures figures={figures} size="small" />}
    </TextDocument>
  );
}
