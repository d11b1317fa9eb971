import { gccServicesPage as copy } from '@kestrova/content/pages/gcc-services';
import { Reveal, Section, Steps } from '@kestrova/design-system';
import { BelowHero } from '../../lib/first-screen/below-hero.tsx';
import { LaterStyles } from '../../lib/first-screen/later-styles.tsx';
import { CardSection } from '../../sections/card-section.tsx';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { LinkSection } from '../../sections/link-section.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { ProofSection } from '../../sections/proof-section.tsx';
import styles from './gcc-services.module.css';

export const { meta, breadcrumb } = copy;

/** Global Capability Center (spec 2.10). */
export default function GccServicesPage() {
  const { hero, screens, offerings, whyChoose, industries, journey, models } = copy;
  const { proof, security, partner } = copy;
  return (
    <>
      <PageHero hero={hero} breadcrumb={breadcrumb} screens={screens} />
      <LaterStyles />
      <BelowHero>
        <CardSection section={offerings} layout="lead" rail />
        <CardSection section={whyChoose} layout="headed" rail />
        <CardSection section={industries} layout="rows" tone="sunken" density="tight" rail />
        <Section density="grand" title={journey.heading} lead={journey.text}>
          <Reveal>
            {/* The steps over three years, drawn to scale. */}
            <div className={styles.chart} aria-hidden="true">
              <ol className={styles.steps}>
                {journey.cards.map(({ title }) => (
                  <li key={title}>{title}</li>
                ))}
              </ol>
              <p className={styles.years}>
                {journey.years.map((year) => (
                  <span key={year}>{year}</span>
                ))}
              </p>
            </div>
            <Steps items={journey.cards} rail />
          </Reveal>
        </Section>
        <CardSection section={models} fade rail tone="brand" />
        <ProofSection proof={proof} density="regular" />
        <LinkSection section={security} />
        <ClosingSection closing={partner} cut={false} />
      </BelowHero>
    </>
  );
}
