import type { Link, StoryCard } from '@kestrova/content';
import { Breadcrumb, Hero, Stat } from '@kestrova/design-system';
import { Cover } from '../../sections/cover.tsx';

interface StoryHeroProps {
  card: StoryCard;
  back: Link;
}

/** The story's title and the figure that came of it beside its cover, and the way to all stories. */
export function StoryHero({ card, back }: StoryHeroProps) {
  const { key, title, summary, result } = card;
  return (
    <Hero
      title={title}
      lead={summary}
      breadcrumb={<Breadcrumb items={[{ label: back.label, href: back.to }, { label: key }]} />}
      picture={<Cover story={key} first />}
      pictureFit="photo"
      cut
    >
      <Stat value={result.figure} size="display">
        {result.label}
      </Stat>
    </Hero>
  );
}
