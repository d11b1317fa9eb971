import { Card, Grid, Reveal, Section } from '@kestrova/design-system';
import { Picture } from '../picture.tsx';
import type { SectionProps } from '../section-page.tsx';
import styles from './services.module.css';

export default function Services({ section: { cards } }: SectionProps<'services'>) {
  return (
    <Section density="grand">
      <Reveal motion="rise">
        <div className={styles.services}>
          <Grid columns={2}>
            {cards.map(({ title, text, link: { to, label }, result, screen }) => (
              <Card
                key={title}
                title={title}
                href={to}
                linkLabel={label}
                headingLevel={2}
                result={result}
                media={
                  screen && (
                    <div data-ground="deep" className={styles.screen}>
                      <Picture picture={{ ...screen, alt: '' }} />
                    </div>
                  )
                }
              >
                <p className={styles.text}>{text}</p>
              </Card>
            ))}
          </Grid>
        </div>
      </Reveal>
    </Section>
  );
}
