import type { HomePageCopy } from '@kestrova/content';
import { ArrowRightIcon, ButtonLink, Hero } from '@kestrova/design-system';
import { Figures } from '../../sections/figures.tsx';
import { PaymentPath } from './payment-path.tsx';

/** The opening of the home page: what the company does, and one payment on its way (spec 2.5). */
export function HomeHero({ hero }: { hero: HomePageCopy['hero'] }) {
  const { heading, text, action, secondAction, figures } = hero;
  return (
    <Hero
      variant="home"
      title={heading}
      lead={text}
      picture={<PaymentPath />}
      pictureFit="photo"
      cut
      actions={
        <>
          <ButtonLink href={action.to} icon={<ArrowRightIcon />}>
            {action.label}
          </ButtonLink>
          <ButtonLink href={secondAction.to} variant="quiet">
            {secondAction.label}
          </ButtonLink>
        </>
      }
    >
      <Figures figures={figures} size="small" />
    </Hero>
  );
}
