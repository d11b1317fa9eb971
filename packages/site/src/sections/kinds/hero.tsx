import { PageHero } from '../page-hero.tsx';
import type { SectionProps } from '../section-page.tsx';

export default function Hero({ section, page: { breadcrumb } }: SectionProps<'hero'>) {
  const { heading, subtitle, text, sheet, screens, pictureOnPhone } = section;
  return (
    <PageHero
      hero={{ heading, text: subtitle ?? text, sheet }}
      {...{ screens, breadcrumb, pictureOnPhone }}
    >
      {subtitle && <p>{text}</p>}
    </PageHero>
  );
}
