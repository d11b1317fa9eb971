import { storyCards } from '@kestrova/content';
import { homePage as copy } from '@kestrova/content/pages/home';
import { Reveal, Section } from '@kestrova/design-system';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { keepTogether } from '../../sections/keep-together.ts';
import { ValueSection } from '../../sections/value-section.tsx';
import { ClientLogos } from './client-logos.tsx';
import { HomeCases } from './home-cases.tsx';
import { HomeHero } from './home-hero.tsx';
import { Offerings } from './offerings.tsx';

export const { meta } = copy;

/** Home (spec 2.5). */
export default function HomePage() {
  const { hero, clients, commitment, drives, caseStudies, whyChoose, closing } = copy;
  return (
    <>
      <Reveal replay>
        <HomeHero hero={hero} />
      </Reveal>
      <ClientLogos copy={clients} stories={storyCards} />
      <ValueSection section={commitment} columns={3} />
      <Section tone="sunken" title={keepTogether(drives.heading)} lead={drives.text}>
        <Offerings offerings={drives.offerings} />
      </Section>
      <HomeCases copy={caseStudies} />
      <ValueSection section={whyChoose} columns={2} tone="sunken" layout="split" />
      <ClosingSection closing={closing} cut={false} />
    </>
  );
}
