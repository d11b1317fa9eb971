import type { Link, StoryCard, StoryKey } from '@kestrova/content';
import { ButtonLink, Icon, Section } from '@kestrova/design-system';
import { ArrowRight } from 'lucide';
import { CaseStudies } from '../../sections/case-studies.tsx';

interface MoreStoriesProps {
  heading: string;
  back: Link;
  stories: readonly StoryCard[];
  /** Key of the story that was just read. */
  after: StoryKey;
}

/** The two stories that follow this one, and the way to all. */
export function MoreStories({ heading, back, stories, after }: MoreStoriesProps) {
  return (
    <Section
      tone="sunken"
      layout="split"
      title={heading}
      actions={
        <ButtonLink href={back.to} variant="secondary" icon={<Icon node={ArrowRight} />}>
          {back.label}
        </ButtonLink>
      }
    >
      <CaseStudies columns={2} stories={nextStories(stories, after, 2)} />
    </Section>
  );
}

/** The `count` stories that follow one in the list, which goes round. */
export function nextStories(
  stories: readonly StoryCard[],
  after: StoryKey,
  count: number,
): StoryCard[] {
  const position = stories.findIndex(({ key }) => key === after);
  return [...stories.slice(position + 1), ...stories.slice(0, position)].slice(0, count);
}
