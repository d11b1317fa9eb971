import type { Breadcrumb, PageMeta } from '@kestrova/content';
import type { ComponentType } from 'react';

/** What a page's module exports. */
export interface PageModule {
  default: ComponentType;
  /** Absent if each record of the page has its own. */
  meta?: PageMeta;
  /** Absent if the page shows none, or creates it from its content. */
  breadcrumb?: Breadcrumb | undefined;
  /** Whether the page is kept out of search engines. */
  noindex?: true | undefined;
  /** The day after which the page leads to Home. */
  lastDay?: string | undefined;
  /** The last breadcrumb item of a page behind an emailed link, which search engines omit. */
  heading?: string;
  /** Loads the record that the page shows first, by the id in the address. */
  preload?: (id: string | undefined) => Promise<unknown>;
}
