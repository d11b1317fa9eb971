/** The themes of components and pages, as `data-theme` names them. */
export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

const withoutTransitions = new CSSStyleSheet();
withoutTransitions.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important; }');

/** Shows the page in a theme at once, so that a test never measures a color in transition. */
export function showTheme(theme: Theme): void {
  document.adoptedStyleSheets.push(withoutTransitions);
  document.documentElement.dataset['theme'] = theme;
  // Reading a size applies the styles while transitions are off.
  document.body.getBoundingClientRect();
  document.adoptedStyleSheets.pop();
}
