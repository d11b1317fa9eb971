import type { Link, Picture as PictureRecord, StoryCard } from '@kestrova/content';
import { Breadcrumb, Hero } from '@kestrova/design-system';
import { Picture } from '../../pictures/picture.tsx';

interface StoryHeroProps {
  card: StoryCard;
  back: Link;
  cover: PictureRecord;
}

/** The story's title beside its cover, and the way back to all stories. */
export function StoryHero({ card, back, cover }: StoryHeroProps) {
  return (
    <Hero
      title={card.title}
      lead={card.summary}
      breadcrumb={
        <Breadcrumb items={[{ label: back.label, href: back.to }, { label: card.key }]} />
      }
      picture={<Picture picture={cover} first />}
    />
  );
}
