import { journalPage as copy } from '@kestrova/content/pages/journal';
import { ArticleCard, ChoiceList, Icon, Reveal, Section } from '@kestrova/design-system';
import { BelowHero } from '../../lib/first-screen/below-hero.tsx';
import { useRegion } from '../../lib/region.tsx';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { formatDay } from '../../sections/format-text.ts';
import { PageHero } from '../../sections/page-hero.tsx';
import { Picture, pictureUrl, publicUrl } from '../../sections/picture.tsx';
import styles from './journal.module.css';

export const { meta } = copy;

/** Journal (spec 2.13). Choosing a category or tag highlights it and changes nothing else. */
export default function JournalPage() {
  const { hero, categories, tags, closing } = copy;
  return (
    <>
      <PageHero hero={hero} pictureOnPhone={false} />
      <BelowHero>
        <Section>
          <div className={styles.columns}>
            <Posts />
            <aside className={styles.choices}>
              <ChoiceList
                legend={categories.heading}
                defaultValue={categories.selected}
                options={categories.items.map(({ label, icon }) => ({
                  value: label,
                  icon: <Icon href={publicUrl(`icons.svg#${icon}`)} />,
                }))}
              />
              <ChoiceList
                legend={tags.heading}
                look="tags"
                defaultValue={tags.selected}
                options={tags.items.map((value) => ({ value }))}
              />
            </aside>
          </div>
        </Section>
        <ClosingSection closing={closing} />
      </BelowHero>
    </>
  );
}

/** The posts, the newest first. */
function Posts() {
  const { locale } = useRegion();
  return (
    <ul role="list" className={styles.posts}>
      {copy.posts.map(({ slug, category, title, desc, image, date, readTime, name, nameImg }) => (
        <li key={slug}>
          <Reveal motion="rise">
            <ArticleCard
              eyebrow={category}
              title={title}
              headingLevel={2}
              media={<Picture picture={image} />}
              author={name}
              portrait={pictureUrl(nameImg)}
              meta={`${formatDay(date, locale)}\n${readTime}`}
            >
              <p>{desc}</p>
            </ArticleCard>
          </Reveal>
        </li>
      ))}
    </ul>
  );
}
