import type * as TestingLibrary from '@testing-library/dom';

/** A text to find, as the source and the flags of a regular expression: that much can be sent. */
export interface SentPattern {
  source: string;
  flags: string;
}

/** One step on the way from the page to an element. */
export type Step =
  | { by: 'role'; role: string; name?: SentPattern }
  | { by: 'label' | 'text' | 'containing'; text: SentPattern }
  | { by: 'selector'; selector: string }
  | { by: 'place'; place: number };

declare global {
  /** In the page, once Testing Library is in it. */
  // oxlint-disable-next-line no-var -- A global can be declared in no other way.
  var TestingLibraryDom: typeof TestingLibrary | undefined;
}

/** In the page: every element at the end of the steps. It may use nothing from outside itself. */
export function findElements(steps: readonly Step[]): HTMLElement[] {
  const queries = globalThis.TestingLibraryDom;
  if (!queries) throw new Error('Testing Library is not in the page.');
  const pattern = ({ source, flags }: SentPattern) => new RegExp(source, flags);
  const isShown = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });
  let found = [document.documentElement];
  for (const step of steps) {
    const next = found.flatMap((root): HTMLElement[] => {
      switch (step.by) {
        case 'role': {
          const options = step.name && { name: pattern(step.name) };
          return queries.queryAllByRole(root, step.role, options).filter(isShown);
        }
        case 'label':
          return queries.queryAllByLabelText(root, pattern(step.text));
        case 'text':
          return queries.queryAllByText(root, pattern(step.text));
        case 'selector':
          return [...root.querySelectorAll<HTMLElement>(step.selector)];
        case 'containing':
          return pattern(step.text).test(root.textContent) ? [root] : [];
        case 'place':
        default:
          return [root];
      }
    });
    found = [...new Set(next)];
    if (step.by === 'place') found = found.slice(step.place, step.place + 1);
  }
  return found;
}
