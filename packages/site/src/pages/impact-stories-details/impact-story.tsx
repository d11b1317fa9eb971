import { storyCovers, type StoryCard, type StoryPageCopy } from '@kestrova/content';
import { Gallery, Reveal, Section } from '@kestrova/design-system';
import { use } from 'react';
import { pictureUrl } from '../../pictures/picture-url.ts';
import { CardRows } from '../../sections/card-rows.tsx';
import { loadStory } from './load-story.ts';
import { MoreStories } from './more-stories.tsx';
import { SolutionModules } from './solution-modules.tsx';
import { StoryHero } from './story-hero.tsx';
import { StorySummary } from './story-summary.tsx';

interface ImpactStoryProps {
  card: StoryCard;
  stories: readonly StoryCard[];
  frame: StoryPageCopy;
}

/** A story from what was wrong to what changed, with its designs. */
export function ImpactStory({ card, stories, frame }: ImpactStoryProps) {
  const story = use(loadStory(card.key));
  return (
    <>
      <StoryHero card={card} back={frame.back} cover={storyCovers[card.key]} />
      <StorySummary story={story} outcomes={frame.outcomes} />
      <Section tone="sunken" layout="split" title={frame.challenges}>
        <Reveal>
          <CardRows cards={story.challenges} />
        </Reveal>
      </Section>
      <Section layout="split" title={frame.solution}>
        <Reveal>
          <CardRows cards={story.solution} />
        </Reveal>
      </Section>
      {story.modules && <SolutionModules heading={frame.modules} modules={story.modules} />}
      <Section title={frame.designs}>
        <Gallery
          title={frame.designs}
          openLabel={frame.gallery.open}
          pictures={story.designs.map(({ alt, width, height, name }) => ({
            src: pictureUrl({ name }),
            alt,
            width,
            height,
          }))}
        />
      </Section>
      <MoreStories heading={frame.more} back={frame.back} stories={stories} after={card.key} />
    </>
  );
}
