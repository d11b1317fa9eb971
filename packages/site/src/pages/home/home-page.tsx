import { storyCards, storyWordmark } from '@kestrova/content';
import { homePage as copy } from '@kestrova/content/pages/home';
import { Accordion, LogoMarquee, Prose, Reveal, Section } from '@kestrova/design-system';
import { ActionLink } from '../../sections/action-link.tsx';
import { CardRows, CardSection } from '../../sections/card-section.tsx';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { addNonBreakingSpaces } from '../../sections/format-text.ts';
import { Picture } from '../../sections/picture.tsx';
import split from '../../sections/split.module.css';
import { HomeCases } from './home-cases.tsx';
import { HomeHero } from './home-hero.tsx';

export const { meta } = copy;

/** Home (spec 2.5). One core offering is open at a time. */
export default function HomePage() {
  const { hero, clients, commitment, drives, caseStudies, whyChoose, closing } = copy;
  return (
    <>
      <Reveal replay>
        <HomeHero hero={hero} />
      </Reveal>
      <LogoMarquee
        label={clients.label}
        pauseLabel={clients.pause}
        playLabel={clients.play}
        logos={storyCards.map((story) => ({
          name: story.key,
          picture: <Picture picture={storyWordmark(story)} />,
        }))}
      />
      <CardSection section={commitment} fade rail />
      <Section tone="sunken" title={addNonBreakingSpaces(drives.heading)} lead={drives.text}>
        <Accordion
          items={drives.offerings.map(({ title, text, cards, link }) => ({
            title,
            content: (
              <div className={split.split}>
                <Prose>
                  <p>{text}</p>
                  <ActionLink action={link} variant="secondary" />
                </Prose>
                <CardRows cards={cards} headingLevel={4} />
              </div>
            ),
          }))}
        />
      </Section>
      <HomeCases copy={caseStudies} />
      <CardSection section={whyChoose} columns={2} fade rail tone="sunken" />
      <ClosingSection closing={closing} cut={false} />
    </>
  );
}
