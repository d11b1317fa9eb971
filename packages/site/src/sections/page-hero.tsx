import type {
  Breadcrumb as BreadcrumbRecord,
  Hero as HeroRecord,
  Picture as PictureRecord,
} from '@kestrova/content';
import { Breadcrumb, Hero, ProductScreens } from '@kestrova/design-system';
import type { ReactNode } from 'react';
import { addNonBreakingSpaces } from './format-text.ts';
import { Picture, Sheet } from './picture.tsx';

interface PageHeroProps {
  hero: HeroRecord & { sheet?: PictureRecord | undefined };
  /** Product screens instead of a sheet; a phone shows only the first. */
  screens?: readonly PictureRecord[] | undefined;
  /** False if a phone shows the words alone. */
  pictureOnPhone?: boolean | undefined;
  breadcrumb?: BreadcrumbRecord | undefined;
  /** The buttons under the lead. */
  actions?: ReactNode;
  /** The content under the lead. */
  children?: ReactNode;
}

/** The opening of a page: breadcrumb, heading and picture. */
export function PageHero(props: PageHeroProps) {
  const { hero, screens, pictureOnPhone = true, breadcrumb, actions, children } = props;
  const { heading, text, sheet } = hero;
  return (
    <Hero
      title={addNonBreakingSpaces(heading)}
      lead={text}
      picture={
        screens ? (
          <ProductScreens>
            {screens.map((screen, place) => (
              <Picture key={screen.name} picture={screen} first={place === 0} />
            ))}
          </ProductScreens>
        ) : (
          sheet && <Sheet picture={sheet} first={pictureOnPhone} />
        )
      }
      pictureFit={screens ? 'panel' : 'sheet'}
      pictureOnPhone={pictureOnPhone}
      breadcrumb={breadcrumb && <Breadcrumb items={breadcrumb} />}
      actions={actions}
    >
      {children}
    </Hero>
  );
}
