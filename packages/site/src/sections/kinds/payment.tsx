import { Hero, Link, Reveal } from '@kestrova/design-system';
import { ActionLink } from '../action-link.tsx';
import { Figures } from '../figures.tsx';
import type { SectionProps } from '../section-page.tsx';
import { PaymentPath } from './payment-path.tsx';
import styles from './payment.module.css';

/** What the company does, and one payment on its way (spec 2.5). */
export default function Payment({ section }: SectionProps<'payment'>) {
  const { heading, text, action, secondAction, figures } = section;
  return (
    <Reveal replay>
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
    </Reveal>
  );
}
