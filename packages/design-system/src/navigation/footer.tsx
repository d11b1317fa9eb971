import { Children, type MouseEventHandler, type ReactNode } from 'react';
import { Anchor, type AnchorProps } from '../actions/link.tsx';
import { BrandMark } from './brand-mark.tsx';
import styles from './footer.module.css';

interface FooterProps {
  brand: { name: string; href: string };
  /** A sentence about the company. */
  tagline?: ReactNode;
  /** Icon links, as `FooterLink`s with an `aria-label`. */
  social?: ReactNode;
  /** One `FooterLink` more under the tagline, such as the journal's. */
  more?: ReactNode;
  copyright: string;
  /** `FooterGroup`s. */
  children: ReactNode;
}

/** The end of each page, on the dark band. */
export function Footer({ brand, tagline, social, more, copyright, children }: FooterProps) {
  return (
    <footer data-ground="deep" className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.intro}>
          <Anchor href={brand.href} className={styles.brand}>
            <BrandMark size={36} />
            <span>{brand.name}</span>
          </Anchor>
          {tagline && <p className={styles.tagline}>{tagline}</p>}
          {more && <p className={styles.more}>{more}</p>}
          {social && <div className={styles.social}>{social}</div>}
        </div>
        <div className={styles.groups}>{children}</div>
        <p className={styles.copyright}>{copyright}</p>
      </div>
    </footer>
  );
}

interface FooterGroupProps {
  title: string;
  /** `FooterLink`s or lines of text, each becoming an entry of the list. */
  children: ReactNode;
  /** Called for a click anywhere on the list; the links work without it. */
  onClick?: MouseEventHandler<HTMLUListElement>;
}

/** A titled list in the footer. */
export function FooterGroup({ title, children, onClick }: FooterGroupProps) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul role="list" onClick={onClick}>
        {Children.map(children, (child) => (
          <li className={styles.entry}>{child}</li>
        ))}
      </ul>
    </div>
  );
}

/** A link in the footer: words in a group, or an icon with an `aria-label`. */
export function FooterLink(props: AnchorProps) {
  return <Anchor {...props} className={styles.link} />;
}
