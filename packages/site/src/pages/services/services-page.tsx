import { servicesPage as copy } from '@kestrova/content/pages/services';
import { Card, Grid, Reveal, Section } from '@kestrova/design-system';
import { BelowHero } from '../../lib/first-screen/below-hero.tsx';
import { CardSection } from '../../sections/card-section.tsx';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { Picture } from '../../sections/picture.tsx';
import styles from './services.module.css';

export const { meta } = copy;

/** Our Services (spec 2.6). */
export default function ServicesPage() {
  const { hero, cards, industries, coCreate } = copy;
  return (
    <>
      <PageHero hero={hero} />
      <BelowHero>
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
        <div className={styles.industries}>
          <CardSection section={industries} columns={4} look="line" tone="sunken" density="tight" />
        </div>
        <ClosingSection closing={{ ...coCreate, sends: hero.sheet }} />
      </BelowHero>
    </>
  );
}
