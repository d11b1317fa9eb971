/** A step of the way to a page, as its breadcrumb shows it. */
export interface BreadcrumbStep {
  label: string;
  path: string;
}

/** The page's breadcrumb for search engines (schema.org BreadcrumbList). */
export function breadcrumbList(steps: readonly BreadcrumbStep[], origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + path,
    })),
  };
}
