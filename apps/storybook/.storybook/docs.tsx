import {
  Controls,
  Description,
  DocsContainer,
  Primary,
  Stories,
  Title,
  type DocsContainerProps,
} from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/csf';
import { buildArgsParam } from 'storybook/internal/router';
import { brandThemes } from './brand-themes.ts';
import { UNCHECKED } from './frames.tsx';
import { showTheme } from './show-theme.ts';

/** The address of the frames of stories on a page of the docs. */
declare global {
  var PREVIEW_URL: string;
}

/** Documentation that applies the choices of the toolbar to the page and to its stories. */
export function DocsWithGlobals(props: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context;
  const [{ globals }] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as [
    { globals: Globals },
  ];
  const theme = globals['theme'] === 'dark' ? 'dark' : 'light';
  const chosen = buildArgsParam({}, globals);
  frameStories(props.context, buildArgsParam({}, { ...globals, ...UNCHECKED }));
  useLayoutEffect(() => showTheme(theme), [theme]);
  return <DocsContainer key={chosen} {...props} theme={brandThemes[theme]} />;
}

/** A component's page, which shows every story once. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}

/**
 * Gives a frame to each story with a width or a play function of its own, which plays there. Only
 * components have code to paste: pages and their sections are exported by no package.
 */
function frameStories(context: DocsContainerProps['context'], globals: string): void {
  globalThis.PREVIEW_URL = `iframe.html?globals=${globals}`;
  for (const { parameters, playFunction, storyGlobals, title } of context.componentStories()) {
    const docs = parameters['docs'] as { canvas?: object; story?: object };
    if (!title.startsWith('Components/')) docs.canvas = { sourceState: 'none' };
    if (playFunction || storyGlobals['viewport']) docs.story = { ...docs.story, inline: false };
  }
}
