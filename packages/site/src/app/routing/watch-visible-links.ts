import { whenIdle } from './when-idle.ts';

/** Tells of each link to this site as it comes into view, now or later, once for each address. */
export function watchVisibleLinks(onVisible: (path: string) => void): void {
  const watched = new WeakMap<Element, string>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      onVisible(watched.get(target) ?? '');
    }
  });

  function watch() {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
      if (watched.get(link) === link.pathname) continue;
      watched.set(link, link.pathname);
      observer.unobserve(link);
      observer.observe(link);
    }
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['href'] });
  }

  // Many changes come at once; they are looked at together, and none is heard until then.
  const changes = new MutationObserver(() => {
    changes.disconnect();
    whenIdle(watch);
  });
  watch();
}
