import type { Page } from '@playwright/test';
import { misbehaviours, type Misbehaviour } from './misbehaviours.ts';
import type { ViewName } from './views.ts';

/** One accessibility defect, planted into a page as it is served, and kept there. */
export interface Defect {
  name: string;
  view: ViewName;
  /** Rules that overrule the page's own. */
  css?: string;
  /** Attributes that are set, or with null removed, on whatever matches. */
  attributes?: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
  /** Elements that are replaced by those of another name, content and attributes kept. */
  renamed?: Readonly<Record<string, string>>;
  misbehaviour?: Misbehaviour;
}

/** Plants a defect into every page that is opened from then on. */
export async function plant(page: Page, defect: Defect): Promise<void> {
  const { css = '', attributes = {}, renamed = {}, misbehaviour } = defect;
  await page.addInitScript(distort, { css, attributes, renamed });
  if (misbehaviour) await page.addInitScript(misbehaviours[misbehaviour]);
}

/** Runs in the page, before its own scripts, and again after each of their changes. */
function distort({
  css,
  attributes,
  renamed,
}: Required<Pick<Defect, 'css' | 'attributes' | 'renamed'>>) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);

  function apply() {
    for (const [selector, changes] of Object.entries(attributes)) {
      for (const element of document.querySelectorAll(selector)) {
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) element.removeAttribute(name);
          else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
        }
      }
    }
    for (const [selector, name] of Object.entries(renamed)) {
      for (const element of document.querySelectorAll(selector)) {
        const other = document.createElement(name);
        for (const attribute of element.attributes)
          other.setAttribute(attribute.name, attribute.value);
        other.append(...element.childNodes);
        element.replaceWith(other);
      }
    }
  }

  const hasRenames = Object.keys(renamed).length > 0;
  if (hasRenames) {
    // Once, after React took the page over: it cannot update what it no longer finds.
    const waiting = setInterval(() => {
      if (!document.querySelector('#root[data-hydrated]')) return;
      clearInterval(waiting);
      apply();
    }, 20);
    return;
  }
  new MutationObserver(apply).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: Object.values(attributes).flatMap((changes) => Object.keys(changes)),
  });
}
