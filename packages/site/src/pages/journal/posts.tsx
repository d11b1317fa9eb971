import type { Post } from '@kestrova/content';
import { ArticleCard, Grid, Reveal } from '@kestrova/design-system';
import { useRegion } from '../../lib/region.tsx';
import { formatDay } from '../../sections/format-text.ts';
import { Picture, pictureUrl } from '../../sections/picture.tsx';

/** The posts, the newest first. */
export function Posts({ posts }: { posts: readonly Post[] }) {
  const { locale } = useRegion();
  return (
    <Grid columns={2}>
      {posts.map(({ slug, category, title, desc, image, date, readTime, name, nameImg }) => (
        <Reveal key={slug} motion="rise">
          <ArticleCard
            eyebrow={category}
            title={title}
            headingLevel={2}
            media={<Picture picture={image} />}
            author={name}
            portrait={pictureUrl(nameImg)}
            meta={`${formatDay(date, locale)} · ${readTime}`}
          >
            <p>{desc}</p>
          </ArticleCard>
        </Reveal>
      ))}
    </Grid>
  );
}
