import type { StoryContext } from '@storybook/react-vite';

type Viewports = Record<string, { styles: { width: string; height: string } }>;

/** The tallest frame, in CSS pixels; a longer story scrolls. */
const MAX_HEIGHT = 900;

/** Gives the frame of a story in the docs the size of its viewport, or else of its content. */
export function fitFrame({ globals, parameters }: StoryContext): void {
  const frame = window.frameElement as HTMLIFrameElement | null;
  const box = frame?.parentElement;
  if (!box || !frame.id.startsWith('iframe--')) return;
  const { value } = (globals['viewport'] ?? {}) as { value?: string };
  const { options } = parameters['viewport'] as { options: Viewports };
  const { width, height } = options[value ?? '']?.styles ?? {};
  if (width && height) {
    const zoom = Math.min(1, box.clientWidth / Number.parseFloat(width));
    Object.assign(frame.style, { width, height, zoom });
    box.style.height = 'auto';
    return;
  }
  const { story } = parameters['docs'] as { story?: { height?: string } };
  const least = Number.parseFloat(story?.height ?? '0');
  new ResizeObserver(() => {
    const { scrollHeight } = document.body;
    box.style.height = `${Math.min(MAX_HEIGHT, Math.max(least, scrollHeight))}px`;
  }).observe(document.body);
}
