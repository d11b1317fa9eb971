import { homePage as copy } from '@kestrova/content/pages/home';
import { Hero, Link } from '@kestrova/design-system';
import { ActionLink } from '../../sections/action-link.tsx';
import { Figures } from '../../sections/figures.tsx';
import styles from './home.module.css';
import { PaymentPath } from './payment-path.tsx';

/** The opening of the home page: what the company does, and one payment on its way (spec 2.5). */
export function HomeHero() {
  const { heading, text, action, secondAction, figures } = copy.hero;
  return (
    <Hero
      size="home"
      title={heading}
      lead={text}
      picture={<PaymentPath />}
      pictureFit="cover"
      actions={
        <>
          <ActionLink action={action} />
          <Link href={secondAction.to} className={styles.secondAction}>
            {secondAction.label}
          </Link>
        </>
      }
    >
      <Figures figures={figures} size="small" />
    </Hero>
  );
}
