import type { Decorator, StoryContext } from '@storybook/react-vite';
import { FORCE_REMOUNT, STORY_FINISHED } from 'storybook/internal/core-events';
import { buildArgsParam } from 'storybook/internal/router';
import { addons } from 'storybook/preview-api';
import { themes } from './show-theme.ts';

/** Storybook's state of this window. It is not public; without it, a story also plays outside its frames. */
declare global {
  var __STORYBOOK_PREVIEW__:
    | { currentRender?: { renderOptions?: { autoplay: boolean } } }
    | undefined;
}

type Viewports = Record<string, { styles: { width: string; height: string } }>;

/** The tallest frame, in CSS pixels; a longer story scrolls. */
const MAX_HEIGHT = 900;

/** Shows a story in both themes side by side, each in a frame where it plays. */
export const InBothThemes: Decorator = (Story, { args, globals, id, initialArgs }) => {
  if (globals['theme'] !== 'both') return <Story />;
  const address = `iframe.html?id=${id}&args=${buildArgsParam(initialArgs, args)}&globals=`;
  return (
    <div className="review">
      {themes.map((theme) => (
        <div key={theme}>
          <iframe
            id={`iframe--${theme}`}
            title={theme}
            src={address + buildArgsParam({}, { ...globals, theme })}
          />
        </div>
      ))}
    </div>
  );
};

/** Plays a story in its own window, or in the frames of both themes instead. */
export function chooseWherePlays({ globals, id }: StoryContext): void {
  const options = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.renderOptions;
  if (!options) return;
  const isBack = !options.autoplay && globals['theme'] !== 'both';
  options.autoplay = globals['theme'] !== 'both';
  if (isBack) addons.getChannel().emit(FORCE_REMOUNT, { storyId: id });
}

/** Waits until no other frame plays, and sizes the frame of a story in the docs or in one theme. */
export async function prepareFrame({ globals, parameters }: StoryContext): Promise<void> {
  const frame = window.frameElement as HTMLIFrameElement | null;
  const box = frame?.parentElement;
  if (!box || !frame.id.startsWith('iframe--')) return;
  // Only HTTPS and localhost have locks.
  if (isSecureContext) await takeTurn();
  const { value } = (globals['viewport'] ?? {}) as { value?: string };
  const { options } = parameters['viewport'] as { options: Viewports };
  const { width, height } = options[value ?? '']?.styles ?? {};
  const { story } = parameters['docs'] as { story?: { height?: string } };
  if (width && height) {
    const zoom = Math.min(1, box.clientWidth / Number.parseFloat(width));
    Object.assign(frame.style, { width, height, zoom });
    box.style.height = 'auto';
  } else {
    box.style.height = `${MAX_HEIGHT}px`;
    const least = Number.parseFloat(story?.height ?? '0');
    const fit = new ResizeObserver(() => {
      const { scrollHeight } = document.body;
      box.style.height = `${Math.min(MAX_HEIGHT, Math.max(least, scrollHeight))}px`;
    });
    // Until a story has played, its frame needs the size of a window.
    addons.getChannel().once(STORY_FINISHED, () => fit.observe(document.body));
  }
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
