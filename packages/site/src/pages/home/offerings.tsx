import type { Offering } from '@kestrova/content';
import { Accordion, ButtonLink, Icon, Prose } from '@kestrova/design-system';
import { ArrowRight } from 'lucide';
import { CardRows } from '../../sections/card-rows.tsx';
import styles from './offerings.module.css';

/** The core offerings, of which one is open at a time (spec 2.5). */
export function Offerings({ offerings }: { offerings: readonly Offering[] }) {
  return (
    <Accordion
      openAt={0}
      items={offerings.map(({ title, text, cards, link }) => ({
        title,
        content: (
          <div className={styles.offering}>
            <Prose>
              <p>{text}</p>
              <ButtonLink href={link.to} variant="secondary" icon={<Icon node={ArrowRight} />}>
                {link.label}
              </ButtonLink>
            </Prose>
            <CardRows cards={cards} headingLevel={4} />
          </div>
        ),
      }))}
    />
  );
}
