import { storyCards, storyLoaders, type StoryCard } from '@kestrova/content';
import { storyPageCopy as copy } from '@kestrova/content/pages/impact-stories-details';
import { Gallery, Reveal, Section } from '@kestrova/design-system';
import { use } from 'react';
import { useDecodedId } from '../../router/use-current-path.ts';
import { loadOnce } from '../../router/load-once.ts';
import { pictureUrl } from '../../sections/picture-url.ts';
import { CardRows } from '../../sections/card-rows.tsx';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { NotFoundSection } from '../../sections/not-found-section.tsx';
import { MoreStories } from './more-stories.tsx';
import { SolutionModules } from './solution-modules.tsx';
import { StoryHero } from './story-hero.tsx';
import { StoryQuote } from './story-quote.tsx';
import { StoryResults } from './story-results.tsx';
import { StorySummary } from './story-summary.tsx';

/** One client story, by the base64 of its key in the address (spec 2.12). */
export default function ImpactStoriesDetailsPage() {
  const key = useDecodedId();
  const card = storyCards.find((story) => story.key === key);
  if (!card) return <NotFoundSection copy={copy.notFound} />;
  return <ImpactStory key={key} card={card} />;
}

/** Fetches the story by its key, for links to it. */
export async function preload(key: string | undefined): Promise<void> {
  const card = storyCards.find((story) => story.key === key);
  if (card) await storyLoaders[card.key]();
}

const loadStory = loadOnce(storyLoaders);

/** A story from what was wrong to what changed, with its designs. */
function ImpactStory({ card }: { card: StoryCard }) {
  const story = use(loadStory(card.key));
  return (
    <>
      <StoryHero card={card} back={copy.back} />
      <StoryResults heading={copy.outcomes} card={card} outcomes={story.outcomes} />
      <StorySummary story={story} />
      <Section tone="sunken" layout="split" title={copy.challenges}>
        <Reveal>
          <CardRows cards={story.challenges} />
        </Reveal>
      </Section>
      <Section layout="split" title={copy.solution}>
        <Reveal>
          <CardRows cards={story.solution} />
        </Reveal>
      </Section>
      {story.modules && <SolutionModules heading={copy.modules} modules={story.modules} />}
      <StoryQuote quote={story.quote} />
      <Section width="wide" title={copy.designs}>
        <Gallery
          title={copy.designs}
          openLabel={copy.gallery.open}
          pictures={story.designs.map(({ alt, width, height, name }) => ({
            src: pictureUrl({ name }),
            alt,
            width,
            height,
          }))}
        />
      </Section>
      <MoreStories heading={copy.more} back={copy.back} stories={storyCards} after={card.key} />
      <ClosingSection closing={story.closing} cut={false} />
    </>
  );
}
