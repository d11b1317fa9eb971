import type { ContactUsPageCopy } from '@kestrova/content';
import { Link } from '@kestrova/design-system';
import type { Office, OfficeCity } from '@kestrova/regions';
import { useState } from 'react';
import { Picture } from '../../sections/picture.tsx';
import { mapFrameUrl, mapPageUrl } from './map-url.ts';
import styles from './office-map.module.css';
import { useReachableMap } from './use-reachable-map.ts';

type SiteOffice = Office & { city: OfficeCity };

interface OfficeMapProps {
  /** The region's own first: the map shows that one, and links to the others. */
  offices: readonly [SiteOffice, ...SiteOffice[]];
  copy: ContactUsPageCopy['map'];
}

/** Directions to the office. A drawn street plan is shown until the map has loaded. */
export function OfficeMap({ offices, copy }: OfficeMapProps) {
  const [office] = offices;
  const { title, text, plan } = copy.offices[office.city];
  const url = mapFrameUrl(office.position);
  const [frame, isReachable] = useReachableMap(url);
  const [isLoaded, setLoaded] = useState(false);
  return (
    <section className={styles.section} aria-labelledby="office">
      <div className={styles.details}>
        <h2 id="office" className={styles.title}>
          {copy.heading}
        </h2>
        <p className={styles.text}>{text}</p>
        <address className={styles.address}>
          {office.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <ul role="list">
          {offices.map(({ city, position }) => (
            <li key={city}>
              <Link href={mapPageUrl(position)} target="_blank" rel="noopener noreferrer">
                {copy.offices[city].link}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div ref={frame} className={styles.frame} data-cut>
        <Picture picture={isLoaded ? { ...plan, alt: '' } : plan} />
        {isReachable && (
          <iframe
            src={url}
            title={title}
            referrerPolicy="no-referrer"
            sandbox="allow-scripts allow-same-origin"
            data-loaded={isLoaded || undefined}
            onLoad={() => setLoaded(true)}
          />
        )}
      </div>
    </section>
  );
}
