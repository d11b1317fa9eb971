import { heroPicture, storyCards } from '@kestrova/content';
import { impactStoriesPage as copy } from '@kestrova/content/pages/impact-stories';
import { Section } from '@kestrova/design-system';
import { CaseStudies } from '../../sections/case-studies.tsx';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { filterStories } from './filter-stories.ts';
import { NoStories } from './no-stories.tsx';
import { StoryFilters } from './story-filters.tsx';
import { useMarkedStory } from './use-marked-story.ts';
import { useStoryChoice } from './use-story-choice.ts';

export const { meta } = copy;

/** Impact Stories (spec 2.11). */
export default function ImpactStoriesPage() {
  const marked = useMarkedStory(storyCards);
  const [choice, choose] = useStoryChoice(copy.filters);
  const stories = filterStories(storyCards, copy.filters, choice);
  const filtering = { copy: copy.filters, stories: storyCards, choice, onChoose: choose };
  return (
    <>
      <PageHero hero={copy.hero} picture={heroPicture('impact-stories')} />
      <Section>
        <StoryFilters {...filtering} />
        {stories.length > 0 ? (
          <CaseStudies stories={stories} columns={2} headingLevel={2} marked={marked} />
        ) : (
          <NoStories {...filtering} />
        )}
      </Section>
      <ClosingSection closing={copy.closing} />
    </>
  );
}
