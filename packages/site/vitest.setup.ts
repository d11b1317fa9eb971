import { dismissToasts } from '@kestrova/design-system';
import { cleanup, configure } from '@testing-library/react';
import { prerender } from 'react-dom/static';
import { afterAll, afterEach, vi } from 'vitest';
import { drafts } from './src/features/forms/use-form-entries.ts';

// The timeout of expectations in milliseconds, long enough for a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// The files of a worker share one DOM and the modules' state, and Testing Library cleans up only beside
// global test functions.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  cleanup();
  document.body.replaceChildren();
  dismissToasts();
  drafts.clear();
  localStorage.clear();
  sessionStorage.clear();
});

// They share React too, which keeps the contexts of a prerendered page until it prerenders the next.
afterAll(() => prerender(null));

// jsdom lays nothing out, so it has nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

// Nor does anything come into view or match a query.
Object.assign(window, {
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  IntersectionObserver: class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
});

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
