import { brand } from '@kestrova/content';
import { contactUsPage } from '@kestrova/content/pages/contact-us';
import { Link } from '@kestrova/design-system';
import type { Office } from '@kestrova/regions';
import { useRegion } from '../../lib/region.tsx';
import { phoneUrl } from '../../sections/format-text.ts';
import styles from './get-in-touch.module.css';

const { getInTouch: copy } = contactUsPage;

/** The ways to reach the company without a form (spec 2.18). */
export function GetInTouch() {
  const { offices } = useRegion();
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
        <dd>
          <Link href={phoneUrl(phone)}>{phone}</Link>
        </dd>
      </div>
      {offices.map((office) => (
        <div key={office.city}>
          <dt>{office.city}</dt>
          <dd>
            <address className={styles.address}>{office.address.join('\n')}</address>
          </dd>
          <dd className={styles.hours}>{`${copy.weekdays} ${formatOfficeHours(office)}`}</dd>
        </div>
      ))}
      <div>
        <dt>{copy.social}</dt>
        <dd className={styles.social}>
          {brand.social.map(({ network, url }) => (
            <Link key={network} href={url} target="_blank" rel="noopener noreferrer">
              {network}
            </Link>
          ))}
        </dd>
      </div>
    </dl>
  );
}

/** Formats the hours of an office: `8 a.m. to 6 p.m. ET`. */
export function formatOfficeHours({ hours, timeZoneName }: Office): string {
  return `${formatHour(hours.opens)} to ${formatHour(hours.closes)} ${timeZoneName}`;
}

function formatHour(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
