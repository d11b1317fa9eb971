import { aboutUsPage as copy } from '@kestrova/content/pages/about-us';
import { Prose, Reveal, Section } from '@kestrova/design-system';
import { BelowHero } from '../../lib/first-screen/below-hero.tsx';
import { CardSection } from '../../sections/card-section.tsx';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { Figures } from '../../sections/figures.tsx';
import { LinkSection } from '../../sections/link-section.tsx';
import { addNonBreakingSpaces } from '../../sections/format-text.ts';
import { PageHero } from '../../sections/page-hero.tsx';
import styles from './about-us.module.css';

export const { meta } = copy;

/** About Us (spec 2.14). */
export default function AboutUsPage() {
  const { hero, story, figures, vision, mission, practice, journal, closing } = copy;
  return (
    <>
      <PageHero hero={hero} />
      <BelowHero>
        <Section layout="split" title={story.heading}>
          <Reveal>
            <Prose size="lead">
              {story.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Prose>
          </Reveal>
        </Section>
        <Section tone="sunken" density="tight">
          <Figures figures={figures} />
        </Section>
        {/* In the page's largest type, one after the other (spec 9). */}
        <Section density="grand">
          {[vision, mission].map(({ heading, text }, position) => (
            <Reveal key={heading} delay={position === 0 ? 1 : 2}>
              <section className={styles.statement}>
                <h2 className={styles.title}>{heading}</h2>
                <p className={styles.text}>{addNonBreakingSpaces(text)}</p>
              </section>
            </Reveal>
          ))}
        </Section>
        <CardSection section={practice} fade />
        <LinkSection section={journal} tone="sunken" />
        <ClosingSection closing={closing} />
      </BelowHero>
    </>
  );
}
