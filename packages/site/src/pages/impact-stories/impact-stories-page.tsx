import { heroPicture, storyCards, type ImpactStoriesPageCopy } from '@kestrova/content';
import { Section } from '@kestrova/design-system';
import { CaseStudies } from '../../sections/case-studies.tsx';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { useMarkedStory } from './use-marked-story.ts';

/** Impact Stories (spec 2.11). */
export function ImpactStoriesPage({ copy }: { copy: ImpactStoriesPageCopy }) {
  const marked = useMarkedStory(storyCards);
  return (
    <>
      <PageHero hero={copy.hero} picture={heroPicture('impact-stories')} />
      <Section>
        <CaseStudies stories={storyCards} columns={2} headingLevel={2} marked={marked} />
      </Section>
      <ClosingSection closing={copy.closing} />
    </>
  );
}
