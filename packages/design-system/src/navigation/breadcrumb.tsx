import { Anchor } from '../actions/link.tsx';
import styles from './breadcrumb.module.css';

interface BreadcrumbProps {
  /** From the top page down; the last one is the page itself and has no address. */
  items: readonly { label: string; href?: string | undefined }[];
}

/** The path to this page, after the APG's breadcrumb pattern. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={item.label}>
            {item.href ? (
              <Anchor href={item.href}>{item.label}</Anchor>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
