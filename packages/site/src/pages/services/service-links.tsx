import type { LinkCard } from '@kestrova/content';
import { Card, Grid, Reveal, Section } from '@kestrova/design-system';
import styles from './service-links.module.css';

/** The services as cards that lead to their pages (spec 2.6). */
export function ServiceLinks({ cards }: { cards: readonly LinkCard[] }) {
  return (
    <Section density="grand">
      <Reveal motion="rise">
        <div className={styles.services}>
          <Grid columns={2}>
            {cards.map(({ title, text, link }) => (
              <Card
                key={title}
                title={title}
                href={link.to}
                linkLabel={link.label}
                headingLevel={2}
              >
                <p>{text}</p>
              </Card>
            ))}
          </Grid>
        </div>
      </Reveal>
    </Section>
  );
}
