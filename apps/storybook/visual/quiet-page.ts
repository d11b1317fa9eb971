import type { Page, Request } from 'playwright';

/** Milliseconds without a change after which a page counts as quiet. */
const QUIET = 100;

/** A page, and a way to wait until it has nothing more to fetch or to change. */
export interface QuietPage {
  page: Page;
  untilQuiet: () => Promise<void>;
}

/** Keeps an eye on what a page fetches from now on. */
export function watchForQuiet(page: Page): QuietPage {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) pending.clear();
  });
  return {
    page,
    async untilQuiet() {
      do await page.evaluate(untilUnchanged, QUIET);
      while (pending.size > 0);
    },
  };
}

/** Runs in the page: waits until the document has not changed for a while. */
function untilUnchanged(quiet: number): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(restart);
    let timer = setTimeout(finish, quiet);

    function restart() {
      clearTimeout(timer);
      timer = setTimeout(finish, quiet);
    }

    function finish() {
      observer.disconnect();
      resolve();
    }

    observer.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
}
