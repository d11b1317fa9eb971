import { ArticleCard, ChoiceList, Icon, Reveal, Section } from '@kestrova/design-system';
import { useRegion } from '../../lib/region.tsx';
import { formatDay } from '../format-text.ts';
import { Picture, pictureUrl, publicUrl } from '../picture.tsx';
import type { SectionProps } from '../section-page.tsx';
import styles from './posts.module.css';

/** Choosing a category or tag highlights it and changes nothing else (spec 2.13). */
export default function Posts({ section }: SectionProps<'posts'>) {
  const { posts, categories, tags } = section;
  return (
    <Section>
      <div className={styles.columns}>
        <PostList posts={posts} />
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
  );
}

/** The posts, the newest first. */
function PostList({ posts }: Pick<SectionProps<'posts'>['section'], 'posts'>) {
  const { locale } = useRegion();
  return (
    <ul role="list" className={styles.posts}>
      {posts.map(({ slug, category, title, desc, image, date, readTime, name, nameImg }) => (
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
