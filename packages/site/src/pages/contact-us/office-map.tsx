import type { ContactUsPageCopy } from '@kestrova/content';
import { Link } from '@kestrova/design-system';
import type { Region } from '@kestrova/regions';
import { useEffect, useRef, useState } from 'react';
import { mapFrameUrl, mapPageUrl } from './map-url.ts';
import styles from './office-map.module.css';

interface OfficeMapProps {
  region: Region;
  copy: ContactUsPageCopy['map'];
}

/** The office on a map, fetched when it comes near; address and link say the same without it. */
export function OfficeMap({ region, copy }: OfficeMapProps) {
  const [office] = region.offices;
  const [frame, isNear] = useNearness();
  return (
    <div className={styles.map}>
      <div className={styles.details}>
        <address className={styles.address}>
          {office.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <Link href={mapPageUrl(region.map)} target="_blank" rel="noopener noreferrer">
          {copy.link}
        </Link>
      </div>
      <div ref={frame} className={styles.frame}>
        {isNear && (
          <iframe
            src={mapFrameUrl(region.map)}
            title={copy.title}
            referrerPolicy="no-referrer"
            sandbox="allow-scripts allow-same-origin"
          />
        )}
      </div>
    </div>
  );
}

/** True once the element has come within a screen's reach of the viewport. */
function useNearness() {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser hands over several changes at once; the last one holds.
        if (!entries.at(-1)?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, isNear] as const;
}
