import type { HomePageCopy } from '@kestrova/content';
import { ButtonLink, Hero, Icon, Link } from '@kestrova/design-system';
import { ArrowRight } from 'lucide';
import { Figures } from '../../sections/figures.tsx';
import styles from './home-hero.module.css';
import { PaymentPath } from './payment-path.tsx';

/** The opening of the home page: what the company does, and one payment on its way (spec 2.5). */
export function HomeHero({ hero }: { hero: HomePageCopy['hero'] }) {
  const { heading, text, action, secondAction, figures } = hero;
  return (
    <Hero
      size="home"
      title={heading}
      lead={text}
      picture={<PaymentPath />}
      pictureFit="cover"
      actions={
        <>
          <ButtonLink href={action.to} icon={<Icon node={ArrowRight} />}>
            {action.label}
          </ButtonLink>
          <Link href={secondAction.to} className={styles.second}>
            {secondAction.label}
          </Link>
        </>
      }
    >
      <Figures figures={figures} size="small" />
    </Hero>
  );
}
