import { footerNavigation, type LegalPage } from '@kestrova/content';
import { FooterGroup, FooterLink, smoothScrollToTop } from '@kestrova/design-system';
import type { MouseEvent } from 'react';
import { chooseLegalText } from '../lib/choices/legal-text.ts';
import { useCurrentPath } from '../router/use-current-path.ts';

/**
 * The links to the legal texts, then to our statements. A click on their list scrolls smoothly to the top of
 * the page (spec 2.4).
 */
export function SupportLinks() {
  const currentPath = useCurrentPath();
  const { heading, links, statements } = footerNavigation.support;

  function show(event: MouseEvent<HTMLAnchorElement>, page: LegalPage, route: string) {
    chooseLegalText(page);
    // On the legal page itself, a navigation would scroll to the top at once instead of smoothly.
    if (route === currentPath && isPlainClick(event)) event.preventDefault();
  }

  function scrollToTopUnlessLeaving(event: MouseEvent<HTMLUListElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.pathname === currentPath) smoothScrollToTop();
  }

  return (
    <FooterGroup title={heading} onClick={scrollToTopUnlessLeaving}>
      {links.map(({ label, route, page }) => (
        <FooterLink
          key={page}
          href={route}
          // Read by the bootstrap script, which handles a press before this code does.
          data-legal-text={page}
          onClick={(event) => show(event, page, route)}
        >
          {label}
        </FooterLink>
      ))}
      {statements.map(({ label, route }) => (
        <FooterLink key={route} href={route}>
          {label}
        </FooterLink>
      ))}
    </FooterGroup>
  );
}

/** Whether a click opens its link in this tab. */
function isPlainClick(event: MouseEvent): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
