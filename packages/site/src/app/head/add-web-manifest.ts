/**
 * Names the web manifest, which says how the site looks on a home screen. In the page's HTML it
 * would be fetched beside what the first view needs, and hold that up.
 */
export function addWebManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/site.webmanifest';
  document.head.append(link);
}
