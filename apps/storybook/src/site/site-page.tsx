import type { RegionCode } from '@kestrova/regions';
import { App } from '@kestrova/site';
import { MemoryRouter } from 'react-router-dom';

interface SitePageProps {
  region: RegionCode;
  /** The page's address, as a visitor would type it after the origin. */
  path: string;
}

/** A whole page of one region's site, with its header and footer. */
export function SitePage({ region, path }: SitePageProps) {
  return (
    <MemoryRouter key={path} initialEntries={[path]}>
      <App region={region} />
    </MemoryRouter>
  );
}
