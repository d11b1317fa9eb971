import { storyCards, storyWordmark } from '@kestrova/content';
import { homePage as copy } from '@kestrova/content/pages/home';
import {
  Accordion,
  Hero,
  Link,
  LogoMarquee,
  Prose,
  Reveal,
  Section,
} from '@kestrova/design-system';
import { useId } from 'react';
import { BelowHero } from '../../lib/first-screen/below-hero.tsx';
import { LaterStyles } from '../../lib/first-screen/later-styles.tsx';
import { ActionLink } from '../../sections/action-link.tsx';
import { CardRows, CardSection } from '../../sections/card-section.tsx';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { Figures } from '../../sections/figures.tsx';
import { addNonBreakingSpaces } from '../../sections/format-text.ts';
import { Picture } from '../../sections/picture.tsx';
import split from '../../sections/split.module.css';
import { CaseStudies } from '../../sections/case-studies.tsx';
import { LeadCase } from '../../sections/lead-case.tsx';
import styles from './home.module.css';
import { PaymentPath } from './payment-path.tsx';

export const { meta } = copy;

/** Home (spec 2.5). One core offering is open at a time. */
export default function HomePage() {
  const { clients, commitment, drives, whyChoose, closing } = copy;
  return (
    <>
      <Reveal replay>
        <HomeHero />
      </Reveal>
      <BelowHero>
        <LogoMarquee
          label={clients.label}
          pauseLabel={clients.pause}
          playLabel={clients.play}
          logos={storyCards.map((story) => ({
            name: story.key,
            picture: <Picture picture={storyWordmark(story)} />,
          }))}
        />
        <LaterStyles />
        <CardSection section={commitment} fade rail />
        <Section tone="sunken" title={addNonBreakingSpaces(drives.heading)} lead={drives.text}>
          <Accordion
            items={drives.offerings.map(({ title, text, cards, link, screen }) => ({
              title,
              content: (
                <div className={split.split}>
                  <Prose>
                    <p>{text}</p>
                    <ActionLink action={link} variant="secondary" />
                    {screen && (
                      <div className={styles.screen}>
                        <Picture picture={{ ...screen, alt: '' }} />
                      </div>
                    )}
                  </Prose>
                  <CardRows cards={cards} headingLevel={4} />
                </div>
              ),
            }))}
          />
        </Section>
        <HomeCases />
        <CardSection section={whyChoose} columns={2} fade rail tone="sunken" />
        <ClosingSection closing={closing} cut={false} />
      </BelowHero>
    </>
  );
}

/** The opening: what the company does, and one payment on its way (spec 2.5). */
function HomeHero() {
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

/** The case studies: one across the page with its figure, the other seven as cards (spec 2.5). */
function HomeCases() {
  const { heading, text, lead, action } = copy.caseStudies;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Section tone="deep" cut>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {addNonBreakingSpaces(heading)}
          </h2>
          <p className={styles.text}>{text}</p>
        </header>
        <div className={styles.lead}>
          <LeadCase story={lead} />
        </div>
      </Section>
      <Section density="tight">
        <CaseStudies stories={storyCards.filter(({ key }) => key !== lead.key)} more={action} />
      </Section>
    </section>
  );
}
