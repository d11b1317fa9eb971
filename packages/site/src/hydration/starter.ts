/** What the inline script leaves for the site's code: the clicks that came before it could answer. */
export interface EarlyClicks {
  targets: Set<HTMLButtonElement>;
  /** Ends the recording and takes the signs off the pressed buttons; from then on React answers. */
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
 * is there. Where the code never comes, the buttons say what to do instead.
 * It is written into the page as text, so it may use nothing from outside itself.
 */
export function starter(): void {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  const data = script.dataset;
  const [entry = '', ...others] = (data['modules'] ?? '').split(' ');
  const targets = new Set<HTMLButtonElement>();
  const recording = new AbortController();
  const message = document.createElement('p');
  let started = false;
  let failed = false;

  function start() {
    if (started) return;
    started = true;
    for (const href of others) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    const load = () => import(/* @vite-ignore */ entry);
    load().catch(() => setTimeout(() => void load().catch(fail), 1000));
  }

  function fail(error: unknown) {
    reportError(error);
    failed = true;
    const root = document.getElementById('root');
    if (!root?.dataset['prerendered'] && root) say(root);
    for (const button of document.querySelectorAll('button')) button.disabled = false;
    settle();
    for (const target of targets) say(target.parentElement, target.dataset['code']);
  }

  function settle() {
    for (const button of document.querySelectorAll('[data-pending]')) {
      button.removeAttribute('aria-busy');
      button.removeAttribute('data-pending');
    }
  }

  function say(place: Element | null | undefined, code = '') {
    const link = document.createElement('a');
    link.textContent = data['email'] ?? '';
    link.href = `mailto:${data['email']}${code && `?subject=${encodeURIComponent(code)}`}`;
    message.role = 'alert';
    message.className = 'start-failure';
    message.replaceChildren(`${data['failure']} `, link);
    place?.after(message);
  }

  function press(event: Event) {
    start();
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || button.hasAttribute('popovertarget')) return;
    if (failed) {
      event.preventDefault();
      say(button.parentElement, button.dataset['code']);
      return;
    }
    button.ariaBusy = 'true';
    button.dataset['pending'] = '';
    // The browser itself sends a form whose button is not disabled.
    if (button.type !== 'submit' || button.disabled) targets.add(button);
  }

  history.scrollRestoration = 'manual';
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    scrollTo({ top: 0, behavior: 'instant' });
    settle();
  });
  for (const type of ['pointerdown', 'keydown', 'focusin', 'touchstart']) {
    addEventListener(type, start, { once: true, passive: true, capture: true });
  }
  // A disabled button has no click.
  const { signal } = recording;
  addEventListener('click', press, { capture: true, signal });
  addEventListener(
    'pointerup',
    (event) => {
      if (event.target instanceof Element && event.target.closest(':disabled')) press(event);
    },
    { capture: true, signal },
  );
  function stop() {
    recording.abort();
    settle();
  }
  window.earlyClicks = { targets, stop, fail };

  if (data['start'] === 'now') start();
  else {
    addEventListener('load', () => {
      if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
      else setTimeout(start, 200);
    });
  }
}
