import type { ReactNode } from 'react';
import { BrandMark } from '../brand/brand-mark.tsx';
import { Anchor } from '../link/anchor.tsx';
import styles from './footer.module.css';

interface FooterProps {
  brand: { name: string; href: string };
  /** A sentence about the company. */
  tagline?: ReactNode;
  /** Icon links, as `FooterLink`s with an `aria-label`. */
  social?: ReactNode;
  copyright: string;
  /** `FooterGroup`s. */
  children: ReactNode;
}

/** The end of each page, on the dark band. */
export function Footer({ brand, tagline, social, copyright, children }: FooterProps) {
  return (
    <footer data-ground="deep" className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.intro}>
          <Anchor href={brand.href} className={styles.brand}>
            <BrandMark size={36} />
            <span>{brand.name}</span>
          </Anchor>
          {tagline && <p className={styles.tagline}>{tagline}</p>}
          {social && <div className={styles.social}>{social}</div>}
        </div>
        <div className={styles.groups}>{children}</div>
        <p className={styles.copyright}>{copyright}</p>
      </div>
    </footer>
  );
}
