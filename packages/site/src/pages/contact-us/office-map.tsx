import { contactUsPage } from '@kestrova/content/pages/contact-us';
import { Link } from '@kestrova/design-system';
import { useEffect, useRef, useState } from 'react';
import { useRegion } from '../../lib/region.tsx';
import { Picture } from '../../sections/picture.tsx';
import { mapFrameUrl, mapPageUrl } from './map-url.ts';
import styles from './office-map.module.css';

const { map: copy } = contactUsPage;

/**
 * Directions to the region's own office, and links to the others. A drawn street plan is shown until
 * the map has loaded.
 */
export function OfficeMap() {
  const { offices } = useRegion();
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
        <address className={styles.address}>{office.address.join('\n')}</address>
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

/**
 * True once the element is near the viewport and its map responds. Requested before the frame
 * exists: browsers report a frame that was blocked, or has no connection, as loaded.
 */
function useReachableMap(url: string) {
  const element = useRef<HTMLDivElement>(null);
  const [isReachable, setReachable] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const end = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser reports several changes at once; only the last one counts.
        if (!entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        fetch(url, { mode: 'no-cors', referrerPolicy: 'no-referrer', signal: end.signal }).then(
          () => setReachable(true),
          // The drawn plan stays, with the link beside it.
          () => undefined,
        );
      },
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => {
      end.abort();
      observer.disconnect();
    };
  }, [url]);
  return [element, isReachable] as const;
}
