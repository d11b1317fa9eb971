import type { JournalPageCopy } from '@kestrova/content';
import { ChoiceList, Icon } from '@kestrova/design-system';
import { publicUrl } from '../../sections/picture.tsx';
import styles from './journal.module.css';

/** The categories and tags beside the posts. */
export function JournalChoices({ categories, tags }: Pick<JournalPageCopy, 'categories' | 'tags'>) {
  return (
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
        options={tags.items.map((tag) => ({ value: tag }))}
      />
    </aside>
  );
}
