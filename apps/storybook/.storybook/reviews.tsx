import type { Decorator } from '@storybook/react-vite';

/** States of pointer and focus, which the addon for pseudo-states simulates by a class. */
const FOCUS = 'focus-visible';
const states = ['', 'hover', FOCUS, 'active'];

/** Marks only focusable elements: the addon's class for all elements would put a ring on each. */
function focusAll(figure: HTMLElement | null): void {
  const controls = figure?.querySelectorAll('a, button, input, select, textarea, summary') ?? [];
  for (const control of controls) control.classList.add(`pseudo-${FOCUS}`);
}

/** Shows a story in each state of its parameters or the toolbar, under the state's name. */
export const InEveryState: Decorator = (Story, { globals, parameters }) => {
  if (globals['states'] !== 'all' && !parameters['states']) return <Story />;
  return (
    <div className="review">
      {states.map((state) => (
        <figure
          key={state}
          className={state && state !== FOCUS ? `pseudo-${state}-all` : ''}
          ref={state === FOCUS ? focusAll : null}
        >
          <figcaption>{state || 'as it is'}</figcaption>
          <Story />
        </figure>
      ))}
    </div>
  );
};

/** A German word of 60 letters, about as long as words get. */
const LONG = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsamt';

/** The args of components that visitors read. */
const texts = ['children', 'title', 'label', 'lead', 'hint', 'error', 'legend', 'linkLabel'];

/** Replaces the texts of a story's args with a long word. */
export const WithLongWords: Decorator = (Story, { args, globals }) => {
  if (globals['words'] !== 'long') return <Story />;
  const read = texts.filter((name) => typeof args[name] === 'string');
  return <Story args={{ ...args, ...Object.fromEntries(read.map((name) => [name, LONG])) }} />;
};

/** Applies the choices of the toolbar to the page. */
export function applyToolbar(globals: Record<string, unknown>): void {
  const root = document.documentElement;
  root.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
  root.dir = String(globals['direction']);
  root.style.fontSize = globals['text'] === 'double' ? 'calc(2 * var(--text-body))' : '';
  isReduced = globals['motion'] === 'reduced';
  applyMotion();
}

// Links inside the site would leave their story; a link of the router has already navigated.
document.addEventListener('click', (event) => {
  const isInside = event.target instanceof Element && event.target.closest('a[href^="/"]');
  if (isInside) event.preventDefault();
});

let isReduced = false;

/** Media queries about motion, each with its replacement while the toolbar reduces motion. */
const swaps = [
  ['(prefers-reduced-motion: reduce)', '(width >= 0px)'],
  ['(prefers-reduced-motion: no-preference)', '(width < 0px)'],
] as const;

/** Replaces the media queries about motion, since no page can change their result. */
function applyMotion(): void {
  for (const sheet of document.styleSheets) turnMotionQueries(sheet.cssRules);
}

// Pages of the site load style sheets of their own later.
document.addEventListener('load', applyMotion, true);

function turnMotionQueries(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      for (const [asked, turned] of swaps) {
        const { mediaText } = rule.media;
        const [from, to] = isReduced ? [asked, turned] : [turned, asked];
        if (mediaText.includes(from)) rule.media.mediaText = mediaText.replace(from, to);
      }
    }
    if (rule instanceof CSSGroupingRule) turnMotionQueries(rule.cssRules);
  }
}
