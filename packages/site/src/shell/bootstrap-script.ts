/** What the inline script leaves for the site's code: the clicks that came before it was hydrated. */
export interface EarlyClicks {
  /** The path that the document was opened at. */
  path: string;
  targets: Set<HTMLButtonElement>;
  /** Ends the recording and removes the marks from the pressed buttons; from then on React handles clicks. */
  stop: () => void;
  /** From now on each press says that the page's code did not arrive, and what to do. */
  fail: (error: unknown) => void;
}

declare global {
  interface Window {
    earlyClicks?: EarlyClicks;
  }
}

/**
 * The one script in every page's HTML. It fetches the page's modules once the page has loaded and
 * the browser is idle, or at the visitor's first touch, so that nothing competes with the first
 * paint; and it marks and remembers presses of buttons that need code, to be repeated when the code
 * has loaded. If the code never loads, the buttons say what to do instead.
 * It is written into the page as text, so it may use nothing from outside itself.
 */
export function bootstrapScript(): void {
  const script = document.currentScript;
  if (!script) return;
  const { modules = '', start: when, failure = '', email = '' } = script.dataset;
  const files = modules.split(' ');
  const [entry = ''] = files;
  const targets = new Set<HTMLButtonElement>();
  const recording = new AbortController();
  const message = document.createElement('p');
  // React hydrates only complete documents, and the visitor may press before the end has arrived.
  const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  let started = false;
  let failed = false;

  function start() {
    if (started) return;
    started = true;
    load(() => setTimeout(load, 1000, fail));
  }

  function load(onFailure: (error: unknown) => void) {
    Promise.all([parsed, ...files.map(fetchFile)])
      .then(() => import(/* @vite-ignore */ entry))
      .catch(onFailure);
  }

  /** Puts a module into the browser's cache: a failed import would fail again until a reload. */
  async function fetchFile(href: string) {
    const response = await fetch(href);
    if (!response.ok) throw new Error(href);
    await response.blob();
  }

  function press(event: Event) {
    start();
    const legalLink = event.target instanceof Element && event.target.closest('[data-legal-text]');
    if (event.type === 'click' && legalLink instanceof HTMLElement) {
      storeLegalText(legalLink.dataset['legalText'] ?? '');
    }
    // A disabled button has no click.
    const pressed = event.type === 'click' ? 'button:not([popovertarget])' : ':disabled';
    const button = event.target instanceof Element && event.target.closest(pressed);
    if (!(button instanceof HTMLButtonElement)) return;
    if (failed) {
      event.preventDefault();
      explain(button);
      return;
    }
    button.ariaBusy = 'true';
    // The browser itself sends a form whose button is not disabled.
    if (button.type !== 'submit' || button.disabled) targets.add(button);
  }

  /** Before the browser follows the link (spec 2.4). */
  function storeLegalText(text: string) {
    try {
      localStorage.setItem('page', text);
    } catch {
      // Blocked storage: the page of the legal texts offers both.
    }
  }

  function settle() {
    for (const button of document.querySelectorAll('button[aria-busy]')) button.ariaBusy = null;
  }

  function fail(error: unknown) {
    reportError(error);
    failed = true;
    settle();
    for (const button of document.querySelectorAll('button')) button.disabled = false;
    for (const target of targets) explain(target);
    // Without its code, this page has no content.
    if (when && script) explain(script);
  }

  function explain(place: HTMLOrSVGScriptElement | HTMLButtonElement) {
    const link = document.createElement('a');
    link.textContent = email;
    link.href = `mailto:${email}?subject=${encodeURIComponent(place.dataset['code'] ?? '')}`;
    message.role = 'alert';
    message.className = 'start-failure';
    message.replaceChildren(`${failure} `, link);
    place.after(message);
    // The pressed button may be at the window's lower edge.
    message.scrollIntoView({ block: 'nearest' });
  }

  history.scrollRestoration = 'manual';
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    scrollTo({ top: 0, behavior: 'instant' });
    settle();
  });
  for (const type of ['pointerdown', 'keydown', 'focusin']) {
    addEventListener(type, start, { once: true, passive: true, capture: true });
  }
  for (const type of ['click', 'pointerup']) {
    addEventListener(type, press, { capture: true, signal: recording.signal });
  }
  function stop() {
    recording.abort();
    settle();
  }
  window.earlyClicks = { path: location.pathname, targets, stop, fail };

  function startWhenIdle() {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start);
  }
  if (when) start();
  else {
    // A page without pictures is loaded before its first frame, which a hidden page does not have.
    addEventListener('load', () => {
      if (document.hidden) startWhenIdle();
      else requestAnimationFrame(startWhenIdle);
    });
  }
}
