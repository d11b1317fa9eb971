import {
  Controls,
  Description,
  DocsContainer,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  Stories,
  Title,
  type DocsContainerProps,
} from '@storybook/addon-docs/blocks';
import { use, useEffect, useLayoutEffect, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/csf';
import { buildArgsParam } from 'storybook/internal/router';
import { ContrastTable } from '../src/tokens/contrast-table.tsx';
import { brandThemes } from './brand-themes.ts';
import type { ComponentFacts } from './component-facts.ts';
import { DoAndDont } from './do-and-dont.tsx';
import { showTheme } from './show-theme.ts';

declare global {
  /** The address of the frames of stories on a page of the docs. */
  var PREVIEW_URL: string;
  /** The facts of each component by the name of its file, inserted by the build. */
  var COMPONENT_FACTS: Record<string, ComponentFacts>;
}

/** Documentation that applies the choices of the toolbar to the page and to its frames. */
export function DocsWithGlobals(props: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context;
  const [{ globals }] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as [
    { globals: Globals },
  ];
  const theme = globals['theme'] === 'dark' ? 'dark' : 'light';
  setFrameGlobals(globals);
  useLayoutEffect(() => showTheme(theme), [theme]);
  useEffect(() => {
    // The address has the heading that the search has found, then the choices of the toolbar.
    const [heading] = (frameElement?.ownerDocument.location.hash ?? '').slice(1).split('&');
    if (heading) document.getElementById(heading)?.scrollIntoView();
  });
  return <DocsContainer {...props} theme={brandThemes[theme]} />;
}

/** Shows the frames of stories, such as that of a dialog, with the choices of the toolbar. */
function setFrameGlobals(globals: Globals): void {
  globalThis.PREVIEW_URL = `iframe.html?globals=${buildArgsParam({}, globals)}`;
}

/** A component's page: that of Storybook, with do and don't, the contrast of its colors, and its uses. */
export function ComponentPage() {
  const [story] = use(DocsContext).componentStories();
  const [, file = ''] = /([\w-]+)\.stories/.exec(String(story?.parameters['fileName'])) ?? [];
  const { colors, usedOn } = COMPONENT_FACTS[file] ?? {};
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
      <DoAndDont component={file} />
      <Stories includePrimary={false} title={<Heading>Stories</Heading>} />
      {colors && colors.length > 0 && (
        <section>
          <Heading>Contrast</Heading>
          <ContrastTable roles={colors} />
          <Markdown>
            {`The pairs that the colors of its styles make. The [tokens](?path=/docs/start-tokens--docs#contrast) have all pairs.`}
          </Markdown>
        </section>
      )}
      {usedOn && <Markdown>{`## Used on\n\n${usedOn.join(', ') || 'No page'}`}</Markdown>}
    </>
  );
}
