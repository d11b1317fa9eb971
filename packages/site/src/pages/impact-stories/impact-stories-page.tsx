import { impactStoriesPage as copy } from '@kestrova/content/pages/impact-stories';
import { Section } from '@kestrova/design-system';
import { useEffect } from 'react';
import { BelowHero } from '../../lib/first-screen/below-hero.tsx';
import { useSearchChoice } from '../../lib/choices/use-search-choice.ts';
import { useDecodedId } from '../../router/use-current-path.ts';
import { caseCardId, CaseStudies } from '../../sections/case-studies.tsx';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import {
  filterStories,
  formatStoryChoice,
  parseStoryChoice,
  type StoryChoice,
} from './story-choice.ts';
import { NoStories, StoryFilters } from './story-filters.tsx';

export const { meta } = copy;

const searchFormat = { parse: parseStoryChoice, format: formatStoryChoice };

/** Impact Stories (spec 2.11). */
export default function ImpactStoriesPage() {
  return (
    <>
      <PageHero hero={copy.hero} />
      <BelowHero>
        <Stories />
        <ClosingSection closing={{ ...copy.closing, sends: copy.hero.sheet }} />
      </BelowHero>
    </>
  );
}

/** The stories that were chosen. The one whose id is in the address is marked, and scrolled to. */
function Stories() {
  const key = useDecodedId();
  const [choice, change] = useSearchChoice(searchFormat);
  const stories = filterStories(choice);
  const onChoose = (chosen: Partial<StoryChoice>) => change((latest) => ({ ...latest, ...chosen }));

  useEffect(() => {
    if (key === undefined) return;
    document.getElementById(caseCardId(key))?.scrollIntoView({ block: 'center' });
  }, [key]);

  return (
    <Section>
      <StoryFilters {...{ choice, onChoose }} />
      {stories.length > 0 ? (
        <CaseStudies stories={stories} columns={2} headingLevel={2} marked={key} />
      ) : (
        <NoStories {...{ choice, onChoose }} />
      )}
    </Section>
  );
}
