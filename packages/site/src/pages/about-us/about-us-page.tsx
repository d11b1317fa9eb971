import { heroPicture } from '@kestrova/content';
import { aboutUsPage as copy } from '@kestrova/content/pages/about-us';
import { ButtonLink, Prose, Reveal, Section } from '@kestrova/design-system';
import { CardSection } from '../../sections/card-section.tsx';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { Figures } from '../../sections/figures.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { Purpose } from './purpose.tsx';

export const { meta } = copy;

/** About Us (spec 2.14). */
export default function AboutUsPage() {
  const { hero, story, figures, vision, mission, practice, journal, closing } = copy;
  return (
    <>
      <PageHero hero={hero} picture={heroPicture('about-us')} />
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
      <Purpose statements={[vision, mission]} />
      <CardSection section={practice} fade />
      <Section
        tone="sunken"
        density="tight"
        title={journal.heading}
        lead={journal.text}
        actions={
          <ButtonLink href={journal.action.to} variant="secondary">
            {journal.action.label}
          </ButtonLink>
        }
      />
      <ClosingSection closing={closing} />
    </>
  );
}
