import {
  storyCards,
  storyEvidence,
  storyLoaders,
  type Story,
  type StoryCard,
  type StoryKey,
} from '@kestrova/content';
import { impactStoriesDetailsPage as copy } from '@kestrova/content/pages/impact-stories-details';
import { Breadcrumb, Gallery, Hero, Section, TagList } from '@kestrova/design-system';
import { BelowHero } from '../../lib/first-screen/below-hero.tsx';
import { LaterStyles } from '../../lib/first-screen/later-styles.tsx';
import { createResource } from '../../router/load-once.ts';
import { useDecodedId } from '../../router/use-current-path.ts';
import { ActionLink } from '../../sections/action-link.tsx';
import { CardSection } from '../../sections/card-section.tsx';
import { CaseStudies } from '../../sections/case-studies.tsx';
import { ClosingSection } from '../../sections/closing-section.tsx';
import Quote from '../../sections/kinds/quote.tsx';
import { Cover } from '../../sections/cover.tsx';
import { Figures } from '../../sections/figures.tsx';
import { addNonBreakingSpaces } from '../../sections/format-text.ts';
import { Marks } from '../../sections/marks.tsx';
import { NotFoundSection } from '../../sections/not-found-section.tsx';
import { pictureUrl } from '../../sections/picture.tsx';
import { ProvenFigure } from '../../sections/proven-figure.tsx';
import styles from './story.module.css';

/** One client story, by the base64 of its key in the address (spec 2.12). */
export default function ImpactStoriesDetailsPage() {
  const key = useDecodedId();
  const card = storyCards.find((story) => story.key === key);
  if (!card) return <NotFoundSection copy={copy.notFound} />;
  return <ImpactStory key={key} card={card} />;
}

const stories = createResource((key: StoryKey) => storyLoaders[key]());

const findKey = (key: string | undefined) => storyCards.find((story) => story.key === key)?.key;

/** Loads the story by its key; an unknown key needs no loading. */
export async function preload(id: string | undefined): Promise<void> {
  const key = findKey(id);
  if (key) await stories.preload(key);
}

/** A story: what was wrong, what was built, its designs and the client's own words. */
function ImpactStory({ card }: { card: StoryCard }) {
  const { key, title, summary } = card;
  const story = stories.use(key);
  const { tags, scale, challenges, solution, modules, quote } = story;
  const position = storyCards.indexOf(card);
  // After the last story comes the first one.
  const nextStories = [...storyCards, ...storyCards].slice(position + 1, position + 3);
  return (
    <>
      <Hero
        title={addNonBreakingSpaces(title)}
        lead={summary}
        breadcrumb={
          <div className={styles.breadcrumb}>
            <Breadcrumb items={[{ label: copy.back.label, href: copy.back.to }, { label: key }]} />
          </div>
        }
        picture={<Cover story={key} first />}
        pictureFit="bleed"
      />
      <BelowHero>
        <StoryResults card={card} outcomes={story.outcomes} />
        <Section>
          <article className={styles.card}>
            <p className={styles.description}>{story.description}</p>
            <TagList items={Object.entries(tags).map(([label, value]) => ({ label, value }))} />
          </article>
        </Section>
        <LaterStyles />
        <CardSection
          section={{ heading: copy.challenges, cards: challenges }}
          layout="rows"
          tone="sunken"
          drawing={<Marks scale={scale} time="before" />}
        />
        <CardSection
          section={{ heading: copy.solution, cards: solution }}
          layout="rows"
          drawing={<Marks scale={scale} time="now" />}
        />
        {modules && <CardSection section={{ heading: copy.modules, cards: modules }} tone="deep" />}
        <div className={styles.designs}>
          <Section title={copy.designs}>
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
        </div>
        <Quote section={{ kind: 'quote', ...quote }} />
        <div className={styles.more}>
          <Section
            tone="sunken"
            title={copy.more}
            actions={<ActionLink action={copy.back} variant="secondary" />}
          >
            <CaseStudies columns={2} stories={nextStories} />
          </Section>
        </div>
        <ClosingSection closing={story.closing} />
      </BelowHero>
    </>
  );
}

type StoryResultsProps = Pick<Story, 'outcomes'> & { card: StoryCard };

/** The figures of the project: the card's figure large with its evidence, then others. */
function StoryResults({ card: { key, result }, outcomes }: StoryResultsProps) {
  return (
    <Section density="tight" title={copy.outcomes}>
      <ProvenFigure {...result} evidence={storyEvidence[key]} size="display" first />
      <Figures figures={outcomes} />
    </Section>
  );
}
