/** What the camera asks of the page that shows a story; each function runs in that page. */
import type { ShotTheme } from './shot.ts';

declare global {
  /** The part of Storybook's preview that the camera speaks to. */
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      currentRender?: {
        phase?: string;
        story?: { storyGlobals?: { viewport?: { value?: string } } };
      };
    };
    __STORYBOOK_ADDONS_CHANNEL__: {
      once: (event: string, listener: () => void) => void;
      emit: (event: string, payload: unknown) => void;
      last: (event: string) => unknown;
    };
  }
}

/** Whether the story stands, and what it plays has been played. */
export function isFinished(): boolean {
  return window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished';
}

/** The name of the viewport that the story itself asks for. */
export function findViewport(): string | undefined {
  return window.__STORYBOOK_PREVIEW__?.currentRender?.story?.storyGlobals?.viewport?.value;
}

/** Whether the story, or what it plays, threw. */
export function hasFailed(): boolean {
  return (
    document.body.classList.contains('sb-show-errordisplay') ||
    window.__STORYBOOK_ADDONS_CHANNEL__.last('playFunctionThrewException') !== undefined
  );
}

/** Changes the toolbar's theme and waits until the story stands in it. */
export function switchTheme(theme: ShotTheme): Promise<void> {
  return new Promise((resolve) => {
    window.__STORYBOOK_ADDONS_CHANNEL__.once('storyFinished', resolve);
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { theme } });
  });
}

/** A shot goes below the fold, where pictures would still wait to be near. */
export function fetchPicturesBelow(): void {
  for (const image of document.images) image.loading = 'eager';
}

/** Waits for fonts and pictures, and for the frame that shows them. */
export async function untilPainted(): Promise<void> {
  await Promise.all([
    document.fonts.ready,
    // A picture that cannot be decoded is shown as broken, and that is what the shot should say.
    ...Array.from(document.images, (image) => image.decode().catch(() => undefined)),
  ]);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
