import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { preloadPage, usePageTable } from './page-table.tsx';

/** The number of presses so far: only the latest one opens its page. */
let presses = 0;

/**
 * Returns a function that opens an address of the site. The shown page stays until the code of the next one
 * has arrived and a frame has shown the effect of the press: then the page is rendered in one go.
 */
export function useOpenPage() {
  const pages = usePageTable();
  const navigate = useNavigate();
  const current = createPath(useLocation());
  return async (href: string, state: unknown): Promise<void> => {
    presses += 1;
    const press = presses;
    const pressedAt = location.href;
    // The page that is opened reports a failure.
    if (pages) await preloadPage(pages, href, 'visit').catch(() => undefined);
    await nextFrame();
    // The visitor has pressed another link or Back since.
    if (press !== presses || location.href !== pressedAt) return;
    // Chromium computes every style of the page before it removes the link that has the focus.
    document.querySelector<HTMLElement>('main :focus')?.blur();
    await navigate(href, { state, replace: href === current });
  };
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0));
  });
}
