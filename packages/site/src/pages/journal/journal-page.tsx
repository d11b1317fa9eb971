import { heroPicture } from '@kestrova/content';
import { journalPage as copy } from '@kestrova/content/pages/journal';
import { Section } from '@kestrova/design-system';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { JournalChoices } from './journal-choices.tsx';
import { Posts } from './posts.tsx';
import styles from './journal.module.css';

export const { meta } = copy;

/** Journal (spec 2.13). Choosing a category or tag highlights it and changes nothing else. */
export default function JournalPage() {
  const { hero, posts, categories, tags, closing } = copy;
  return (
    <>
      <PageHero hero={hero} picture={heroPicture('journal')} />
      <Section>
        <div className={styles.columns}>
          <Posts posts={posts} />
          <JournalChoices categories={categories} tags={tags} />
        </div>
      </Section>
      <ClosingSection closing={closing} />
    </>
  );
}
