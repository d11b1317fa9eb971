import type { Decorator } from '@storybook/react-vite';
import { themes } from './show-theme.ts';

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

/**
 * On a page of the docs, shows a story in both themes, one below the other. A story by itself may play,
 * which needs each element once.
 */
export const InBothThemes: Decorator = (Story, { globals, parameters, viewMode }) => {
  if (globals['theme'] !== 'both' || viewMode !== 'docs') return <Story />;
  const padding = parameters['layout'] === 'fullscreen' ? 0 : 'var(--space-5)';
  return (
    <div>
      {themes.map((theme) => (
        <div key={theme} className="theme" data-theme={theme} style={{ padding }}>
          <Story globals={{ ...globals, theme }} />
        </div>
      ))}
    </div>
  );
};

// Links inside the site would leave their story; a link of the router has already navigated.
document.addEventListener('click', (event) => {
  const isInside = event.target instanceof Element && event.target.closest('a[href^="/"]');
  if (isInside) event.preventDefault();
});
