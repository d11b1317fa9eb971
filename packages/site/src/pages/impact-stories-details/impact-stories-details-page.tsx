import { notFoundCopy, storyCards, storyPageCopy } from '@kestrova/content';
import { useAddressId } from '../../app/routing/address-id.ts';
import { NotFoundSection } from '../../sections/not-found-section.tsx';
import { ImpactStory } from './impact-story.tsx';

/** One client story, by the base64 of its key in the address (spec 2.12). */
export function ImpactStoriesDetailsPage() {
  const key = useAddressId();
  const card = storyCards.find((story) => story.key === key);
  if (!card) return <NotFoundSection words={notFoundCopy.story} />;
  return <ImpactStory key={key} card={card} stories={storyCards} frame={storyPageCopy} />;
}
