import { heroPicture, storyCards } from '@kestrova/content';
import { impactStoriesPage as copy } from '@kestrova/content/pages/impact-stories';
import { Section } from '@kestrova/design-system';
import { CaseStudies } from '../../sections/case-studies.tsx';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { useSearchChoice } from '../../lib/use-search-choice.ts';
import {
  filterStories,
  formatStoryChoice,
  parseStoryChoice,
  type StoryChoice,
} from './filter-stories.ts';
import { NoStories } from './no-stories.tsx';
import { StoryFilters } from './story-filters.tsx';
import { useMarkedStory } from './use-marked-story.ts';

export const { meta } = copy;

const searchFormat = {
  parse: (search: string) => parseStoryChoice(search, copy.filters),
  format: formatStoryChoice,
};

/** Impact Stories (spec 2.11). */
export default function ImpactStoriesPage() {
  const marked = useMarkedStory(storyCards);
  const [choice, change] = useSearchChoice(searchFormat);
  const stories = filterStories(storyCards, copy.filters, choice);
  const onChoose = (changed: StoryChoice) => change((latest) => ({ ...latest, ...changed }));
  const filtering = { copy: copy.filters, stories: storyCards, choice, onChoose };
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
