/**
 * Ways for a page to behave wrongly. Each runs in the page, before its own scripts, and is sent there
 * as text, so it may use nothing from outside itself.
 */
export const misbehaviours = {
  headingNeverFocused: () => {
    const focus = Reflect.get(HTMLElement.prototype, 'focus');
    HTMLElement.prototype.focus = function (options) {
      if (!this.matches('h1')) Reflect.apply(focus, this, [options]);
    };
  },
  dialogNeverEntered: () => {
    const showModal = Reflect.get(HTMLDialogElement.prototype, 'showModal');
    HTMLDialogElement.prototype.showModal = function () {
      Reflect.apply(showModal, this, []);
      this.focus = () => undefined;
      for (const element of this.querySelectorAll<HTMLElement>('*'))
        element.focus = () => undefined;
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    };
  },
  summaryNeverFocused: () => {
    const focus = Reflect.get(HTMLElement.prototype, 'focus');
    HTMLElement.prototype.focus = function (options) {
      if (!this.matches('[role="alert"]')) Reflect.apply(focus, this, [options]);
    };
  },
  summaryLinksLeadNowhere: () => {
    const focus = Reflect.get(HTMLElement.prototype, 'focus');
    HTMLElement.prototype.focus = function (options) {
      if (!this.matches('input, textarea')) Reflect.apply(focus, this, [options]);
    };
  },
  thumbNeverFocusedAgain: () => {
    addEventListener('close', () => setTimeout(blurActive, 0), true);
    function blurActive() {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    }
  },
  dialogNotModal: () => {
    HTMLDialogElement.prototype.showModal = function () {
      this.show();
    };
  },
  escapeIgnored: () => {
    addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') event.stopImmediatePropagation();
        if (event.key === 'Escape') event.preventDefault();
      },
      true,
    );
  },
  arrowsIgnored: () => {
    addEventListener(
      'keydown',
      (event) => event.key.startsWith('Arrow') && event.stopPropagation(),
      true,
    );
  },
  enterIgnored: () => {
    addEventListener('keydown', (event) => event.key === 'Enter' && event.preventDefault(), true);
  },
  tabTrappedInHeader: () => {
    addEventListener(
      'keydown',
      (event) => {
        const isLast = document.activeElement?.matches('[href="/careers"]');
        if (event.key === 'Tab' && isLast) event.preventDefault();
      },
      true,
    );
  },
  tabTrappedInField: () => {
    addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Tab' && document.activeElement?.matches('textarea'))
          event.preventDefault();
      },
      true,
    );
  },
  focusJumpsToTop: () => {
    addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement && target.matches('main summary')) {
        document.querySelector<HTMLElement>('#root > header a')?.focus();
      }
    });
  },
  focusBlurred: () => {
    addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement && target.matches('footer a')) target.blur();
    });
  },
  menusStayOpen: () => {
    addEventListener(
      'toggle',
      ({ target }) => {
        if (target instanceof HTMLDetailsElement && target.closest('header')) target.open = true;
      },
      true,
    );
  },
  pageScrollsBehindMenu: () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { overflow: auto !important }');
    document.adoptedStyleSheets.push(sheet);
    addEventListener('wheel', ({ deltaY }) => scrollBy(0, deltaY), { passive: true });
  },
  announcementSwallowed: () => {
    new MutationObserver(() => {
      for (const live of document.querySelectorAll('#root > p[aria-live]')) {
        if (live.firstChild instanceof Text) live.firstChild.data = '';
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  },
  focusTakenByToast: () => {
    new MutationObserver(() => {
      document.querySelector<HTMLElement>('section [aria-live] button')?.focus();
    }).observe(document, { subtree: true, childList: true });
  },
} satisfies Record<string, () => void>;

export type Misbehaviour = keyof typeof misbehaviours;
