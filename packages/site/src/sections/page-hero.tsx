import type {
  Breadcrumb as BreadcrumbRecord,
  Hero as HeroRecord,
  Picture as PictureRecord,
} from '@kestrova/content';
import { Breadcrumb, Hero } from '@kestrova/design-system';
import type { ReactNode } from 'react';
import { ActionLink } from './action-link.tsx';
import { addNonBreakingSpaces } from './format-text.ts';
import { Picture } from './picture.tsx';

interface PageHeroProps {
  hero: HeroRecord;
  picture?: PictureRecord;
  breadcrumb?: BreadcrumbRecord;
  /** Buttons, if the record has no action. */
  actions?: ReactNode;
  /** The content under the lead. */
  children?: ReactNode;
}

/** The opening of a page: breadcrumb, heading and picture. */
export function PageHero({ hero, picture, breadcrumb, actions, children }: PageHeroProps) {
  const { heading, text, action } = hero;
  return (
    <Hero
      title={addNonBreakingSpaces(heading)}
      lead={text}
      picture={picture && <Picture picture={picture} first />}
      breadcrumb={
        breadcrumb && (
          <Breadcrumb items={breadcrumb.map(({ label, to }) => ({ label, href: to }))} />
        )
      }
      actions={action ? <ActionLink action={action} /> : actions}
    >
      {children}
    </Hero>
  );
}
