import { heroPictures, storyCards, type HomePageCopy } from '@kestrova/content';
import { Reveal, Section } from '@kestrova/design-system';
import { CaseStudies } from '../../sections/case-studies.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { ValueSection } from '../../sections/value-section.tsx';
import { ClientLogos } from './client-logos.tsx';
import { Offerings } from './offerings.tsx';

/** Home (spec 2.5). */
export function HomePage({ copy }: { copy: HomePageCopy }) {
  const { hero, clients, commitment, drives, caseStudies, whyChoose } = copy;
  return (
    <>
      <Reveal replay>
        <PageHero variant="home" hero={hero} picture={heroPictures.home} />
      </Reveal>
      <ClientLogos copy={clients} stories={storyCards} />
      <ValueSection section={commitment} columns={3} />
      <Section tone="sunken" title={drives.heading} lead={drives.text}>
        <Offerings offerings={drives.offerings} />
      </Section>
      <Section title={caseStudies.heading} lead={caseStudies.text}>
        <Reveal>
          <CaseStudies stories={storyCards} />
        </Reveal>
      </Section>
      <ValueSection section={whyChoose} columns={2} tone="deep" layout="split" />
    </>
  );
}
