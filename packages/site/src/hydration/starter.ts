/** What the inline script leaves for the site's code: the clicks that came before it could answer. */
export interface EarlyClicks {
  targets: HTMLElement[];
  /** Ends the recording; from then on React answers. */
  stop: () => void;
}

declare global {
  interface Window {
    earlyClicks?: EarlyClicks;
  }
}

/**
 * The one script in every page's HTML. It fetches the page's modules once the page has loaded and
 * the browser is idle, or at the visitor's first touch, so that nothing competes with the first
 * paint; and it remembers presses of buttons that need code, to be repeated when the code is there.
 * It is written into the page as text, so it may use nothing from outside itself.
 */
export function starter(): void {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  const [entry = '', ...others] = (script.dataset['modules'] ?? '').split(' ');
  const targets: HTMLElement[] = [];
  let started = false;

  function start() {
    if (started) return;
    started = true;
    for (const href of others) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    void import(/* @vite-ignore */ entry);
  }

  function remember(event: Event) {
    start();
    const target = event.target instanceof Element ? event.target.closest('button') : null;
    if (target && target.type !== 'submit' && !target.hasAttribute('popovertarget')) {
      targets.push(target);
    }
  }

  for (const type of ['pointerdown', 'keydown', 'focusin', 'touchstart']) {
    addEventListener(type, start, { once: true, passive: true, capture: true });
  }
  addEventListener('click', remember, true);
  window.earlyClicks = { targets, stop: () => removeEventListener('click', remember, true) };

  if (script.dataset['start'] === 'now') start();
  else {
    addEventListener('load', () => {
      if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
      else setTimeout(start, 200);
    });
  }
}
