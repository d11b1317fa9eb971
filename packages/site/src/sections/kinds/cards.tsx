import { CardSection } from '../card-section.tsx';
import type { SectionProps } from '../section-page.tsx';

export default function Cards({ section: { look, ...section } }: SectionProps<'cards'>) {
  return <CardSection section={section} {...look} />;
}
