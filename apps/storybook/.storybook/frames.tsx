import type { Decorator, StoryContext } from '@storybook/react-vite';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { buildArgsParam } from 'storybook/internal/router';
import { addons } from 'storybook/preview-api';
import { themes } from './show-theme.ts';

type Viewports = Record<string, { styles: { width: string } }>;

/** The tallest frame, in CSS pixels; a longer story scrolls. */
const MAX_HEIGHT = 900;
/** The frame of a dialog is at least this high, in CSS pixels. */
const DIALOG_HEIGHT = 700;

/** No tab shows the results of axe in a frame. */
export const UNCHECKED = { a11y: { manual: true } };

/** Parts of a story's context that its type in Storybook does not have. */
interface StoryParts {
  parameters: { docs?: { story?: { inline?: boolean } } };
  playFunction?: unknown;
  storyGlobals?: { viewport?: unknown };
}

/** A story that plays or has a width of its own needs a window of its own. */
export function needsFrame({ parameters, playFunction, storyGlobals }: StoryParts): boolean {
  const isInline = parameters.docs?.story?.inline ?? true;
  return !isInline || Boolean(playFunction ?? storyGlobals?.viewport);
}

/** Shows a story in both themes, one below the other, so that both have the width of the page. */
export const InBothThemes: Decorator = (Story, context) => {
  const { globals, parameters } = context;
  if (globals['theme'] !== 'both') return <Story />;
  const isFramed = needsFrame(context);
  const padding = isFramed || parameters['layout'] === 'fullscreen' ? 0 : 'var(--space-5)';
  const panels = themes.map((theme) => (
    <div key={theme} className="theme" data-theme={theme} style={{ padding }}>
      {isFramed ? (
        <iframe
          id={`iframe--${theme}`}
          title={theme}
          src={addressOf(context, { theme, ...UNCHECKED })}
        />
      ) : (
        <Story globals={{ ...globals, theme }} />
      )}
    </div>
  ));
  return <div>{panels}</div>;
};

/** Reloads the window when the frames of both themes come or go: an embedded story plays only in them. */
export async function chooseWherePlays(context: StoryContext): Promise<void> {
  const theme = String(context.globals['theme']);
  const wereBoth = /theme:both.*&embed=true/.test(decodeURIComponent(location.search));
  if (context.viewMode !== 'story' || !needsFrame(context)) return;
  if (wereBoth === (theme === 'both')) return;
  location.replace(addressOf(context, { theme }) + (wereBoth ? '' : '&embed=true'));
  // Until the window closes, nothing is shown or played.
  await new Promise(() => {});
}

function addressOf({ args, globals, id, initialArgs }: StoryContext, chosen: object): string {
  const choices = buildArgsParam({}, { ...globals, ...chosen });
  return `iframe.html?id=${id}&args=${buildArgsParam(initialArgs, args)}&globals=${choices}`;
}

/**
 * Keeps the pages around a frame from scrolling: focusing or scrolling in a frame also brings the
 * frame into view.
 */
function keepPagesStill(): void {
  const pages: Window[] = [];
  for (let inner: Window = window; inner !== top; inner = inner.parent) pages.push(inner.parent);
  for (const name of ['focus', 'scrollIntoView'] as const) {
    const act: (this: HTMLElement, options?: object) => void = HTMLElement.prototype[name];
    HTMLElement.prototype[name] = function (options?: object | boolean) {
      const places = pages.map(({ scrollX: left, scrollY: top }) => ({ left, top }));
      act.call(this, options as object);
      for (const [index, place] of places.entries()) {
        pages[index]?.scrollTo({ ...place, behavior: 'instant' });
      }
    };
  }
}

/** Waits until no other frame plays, and sizes the frame of a story in the docs or in one theme. */
export async function prepareFrame({ globals, parameters }: StoryContext): Promise<void> {
  const frame = window.frameElement as HTMLIFrameElement | null;
  const box = frame?.parentElement;
  if (!box || !frame.id.startsWith('iframe--')) return;
  keepPagesStill();
  // A backdrop does not cover the room of a scrollbar.
  document.documentElement.style.scrollbarGutter = 'auto';
  // Only HTTPS and localhost have locks.
  if (isSecureContext) await takeTurn();
  const { value } = (globals['viewport'] ?? {}) as { value?: string };
  const { options } = parameters['viewport'] as { options: Viewports };
  const width = options[value ?? '']?.styles.width;
  const { story } = parameters['docs'] as { story?: { height?: string } };
  const least = Number.parseFloat(story?.height ?? '0');
  const sized = width ? frame : box;
  if (width) {
    const zoom = Math.min(1, box.clientWidth / Number.parseFloat(width));
    const outline = 'var(--border-thin) solid var(--color-border)';
    Object.assign(frame.style, { width, zoom, outline });
    box.style.height = 'auto';
  }
  sized.style.height = `${MAX_HEIGHT}px`;
  const fit = new ResizeObserver(() => {
    // A modal dialog makes the body as tall as the frame.
    const scrollHeight = document.querySelector('dialog:modal')
      ? DIALOG_HEIGHT
      : document.body.scrollHeight;
    sized.style.height = `${Math.min(MAX_HEIGHT, Math.max(least, scrollHeight))}px`;
  });
  // Until a story has played, its frame needs the size of a window.
  addons.getChannel().once(STORY_FINISHED, () => fit.observe(document.body));
}

/** Waits until no other frame of this tab plays, because a focus here would end the focus there. */
function takeTurn(): Promise<void> {
  sessionStorage['tab'] ??= crypto.randomUUID();
  return new Promise((start) => {
    void navigator.locks.request(String(sessionStorage['tab']), () => {
      start();
      return new Promise((end) => {
        addons.getChannel().once(STORY_FINISHED, end);
      });
    });
  });
}
