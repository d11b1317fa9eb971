import type { Link, StoryCard } from '@kestrova/content';
import { Breadcrumb, Hero } from '@kestrova/design-system';
import { keepTogether } from '../../sections/keep-together.ts';
import { Cover } from '../../sections/cover.tsx';

interface StoryHeroProps {
  card: StoryCard;
  back: Link;
}

/** The story's title beside its cover, and the way to all stories. */
export function StoryHero({ card, back }: StoryHeroProps) {
  const { key, title, summary } = card;
  return (
    <Hero
      title={keepTogether(title)}
      lead={summary}
      breadcrumb={<Breadcrumb items={[{ label: back.label, href: back.to }, { label: key }]} />}
      picture={<Cover story={key} first />}
      pictureFit="cover"
      cut
    />
  );
}
