import { renderSite, type SiteOptions } from '../../../lib/testing/render-site.tsx';
import { JobOpenings } from '../careers-page.tsx';

interface ListOptions extends Omit<SiteOptions, 'path'> {
  search?: string;
}

/** Opens the jobs of the careers page. */
export function openList({ search = '', ...options }: ListOptions = {}) {
  const path = `/careers${search}`;
  return renderSite(<JobOpenings />, { ...options, path });
}
