import type { Brand, ContactUsPageCopy } from '@kestrova/content';
import { Link } from '@kestrova/design-system';
import styles from './get-in-touch.module.css';

interface GetInTouchProps {
  brand: Brand;
  copy: ContactUsPageCopy['getInTouch'];
}

/** The ways to reach the company without a form (spec 2.18). */
export function GetInTouch({ brand, copy }: GetInTouchProps) {
  const [phone] = brand.phones;
  return (
    <dl className={styles.ways}>
      <div>
        <dt>{copy.email}</dt>
        <dd>
          <Link href={`mailto:${brand.emails.business}`}>{brand.emails.business}</Link>
        </dd>
      </div>
      <div>
        <dt>{copy.phone}</dt>
        <dd>{phone && <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</Link>}</dd>
      </div>
      <div>
        <dt>{copy.address}</dt>
        <dd>
          <address className={styles.address}>
            {brand.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </dd>
      </div>
      <div>
        <dt>{copy.social}</dt>
        {brand.social.map(({ network, label, url }) => (
          <dd key={network}>
            <Link href={url} target="_blank" rel="noopener noreferrer">
              {label}
            </Link>
          </dd>
        ))}
      </div>
    </dl>
  );
}
