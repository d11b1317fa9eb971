import { heroPicture, storyCards } from '@kestrova/content';
import { impactStoriesPage as copy } from '@kestrova/content/pages/impact-stories';
import { Section } from '@kestrova/design-system';
import { useEffect } from 'react';
import { useDecodedId } from '../../router/use-current-path.ts';
import { caseCardId, CaseStudies } from '../../sections/case-studies.tsx';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { NoStories, StoryFilters } from './story-filters.tsx';
import { filterStories, useStoryChoice } from './use-story-choice.ts';

export const { meta } = copy;

/** Impact Stories (spec 2.11). */
export default function ImpactStoriesPage() {
  const key = useDecodedId();
  const [choice, choose] = useStoryChoice(copy.filters);
  const stories = filterStories(storyCards, copy.filters, choice);
  const filtering = { copy: copy.filters, stories: storyCards, choice, onChoose: choose };

  useEffect(() => {
    if (key === undefined) return;
    document.getElementById(caseCardId(key))?.scrollIntoView({ block: 'center' });
  }, [key]);

  return (
    <>
      <PageHero hero={copy.hero} picture={heroPicture('impact-stories')} />
      <Section>
        <StoryFilters {...filtering} />
        {stories.length > 0 ? (
          <CaseStudies stories={stories} columns={2} headingLevel={2} marked={key} />
        ) : (
          <NoStories {...filtering} />
        )}
      </Section>
      <ClosingSection closing={copy.closing} />
    </>
  );
}
