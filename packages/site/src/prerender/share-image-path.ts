/** Address of a page's picture for shared links, below the site's origin. */
export function shareImagePath(pagePath: string): string {
  return `/share${pagePath.replaceAll('=', '')}.png`;
}
