import type {
  Breadcrumb as BreadcrumbRecord,
  Hero as HeroRecord,
  Picture as PictureRecord,
} from '@kestrova/content';
import { Breadcrumb, ButtonLink, Hero, Icon } from '@kestrova/design-system';
import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { keepTogether } from './keep-together.ts';
import { Picture } from './picture.tsx';

interface PageHeroProps {
  hero: HeroRecord;
  picture: PictureRecord;
  breadcrumb?: BreadcrumbRecord;
  /** What stands under the lead. */
  children?: ReactNode;
}

/** How a page begins: where it stands, what it is, and the picture that belongs to it. */
export function PageHero({ hero, picture, breadcrumb, children }: PageHeroProps) {
  const { heading, text, action } = hero;
  return (
    <Hero
      title={keepTogether(heading)}
      lead={text}
      picture={<Picture picture={picture} first />}
      breadcrumb={breadcrumb && <Breadcrumb items={breadcrumb.map(toStep)} />}
      actions={
        action && (
          <ButtonLink href={action.to} icon={<Icon node={ArrowRight} />}>
            {action.label}
          </ButtonLink>
        )
      }
    >
      {children}
    </Hero>
  );
}

function toStep({ label, to }: BreadcrumbRecord[number]) {
  return { label, href: to };
}
