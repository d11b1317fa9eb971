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
import { sanitize, type Globals } from 'storybook/internal/csf';
import { buildArgsParam } from 'storybook/internal/router';
import { ContrastTable } from '../src/tokens/contrast-table.tsx';
import { brandThemes } from './brand-themes.ts';
import type { ComponentFacts } from './component-facts.ts';
import { DoAndDont } from './do-and-dont.tsx';
import { needsFrame, UNCHECKED } from './frames.tsx';
import { showTheme } from './show-theme.ts';

declare global {
  /** The address of the frames of stories on a page of the docs. */
  var PREVIEW_URL: string;
  /** The facts of each component by the title of its page, inserted by the build. */
  var COMPONENT_FACTS: Record<string, ComponentFacts>;
  var VERSION: string;
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
  useEffect(() => {
    // The address has the heading that the search has found, then the choices of the toolbar.
    const [heading] = (frameElement?.ownerDocument.location.hash ?? '').slice(1).split('&');
    if (heading) document.getElementById(heading)?.scrollIntoView();
  });
  return <DocsContainer key={chosen} {...props} theme={brandThemes[theme]} />;
}

/** A component's page, which shows every story once, and what is read less often below them. */
export function ComponentPage() {
  const [story] = use(DocsContext).componentStories();
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
      {story && <DoAndDont component={sanitize(nameOf(story.title))} />}
      <Stories includePrimary={false} title={<Heading>Stories</Heading>} />
      <Facts />
    </>
  );
}

/** What the keys do in each component. */
export function KeyboardList() {
  const lines = Object.entries(COMPONENT_FACTS)
    .filter(([, { keyboard }]) => keyboard)
    .map(([title, { keyboard }]) => `- **${nameOf(title)}**: ${keyboard}`);
  return <Markdown>{lines.join('\n')}</Markdown>;
}

/** A component's name without the folder and the words for the search. */
const nameOf = (title: string) => title.replace(/.*\/(.*) \(.*/, '$1');

/** How a component works by keyboard, where it is used, its status and its last changes. */
function Facts() {
  const stories = use(DocsContext).componentStories();
  const known = COMPONENT_FACTS[stories[0]?.title ?? ''];
  if (!known) return null;
  const tested = stories.filter(({ tags }) => tags.includes('test'));
  const played = tested.filter(({ playFunction }) => playFunction);
  return (
    <>
      {known.keyboard && <Markdown>{`## Keyboard\n\n${known.keyboard}`}</Markdown>}
      {known.colors.length > 0 && (
        <section>
          <Heading>Contrast</Heading>
          <ContrastTable roles={known.colors} />
          <Markdown>
            {`The pairs that the colors of its styles make. The [tokens](?path=/docs/start-tokens--docs#contrast) have all pairs.`}
          </Markdown>
        </section>
      )}
      <Markdown>
        {`## Used on\n\n${known.usedOn}\n\n${known.why && `## Why\n\n${known.why}\n\n`}## Status\n\n**${known.status}**
in [version ${VERSION}](?path=/docs/start-versions-and-changes--docs). Stories that pass axe in both themes and fit a phone: ${tested.length}.
Stories that are played: ${played.length}.\n\n${known.changes}`}
      </Markdown>
    </>
  );
}

/**
 * Gives a frame to each story with a width or a play function of its own, which plays there. Only
 * components have code to paste: pages and their sections are exported by no package.
 */
function frameStories(context: DocsContainerProps['context'], globals: string): void {
  globalThis.PREVIEW_URL = `iframe.html?globals=${globals}`;
  for (const story of context.componentStories()) {
    const docs = story.parameters['docs'] as { canvas?: object; story?: object };
    if (!story.title.startsWith('Components/')) docs.canvas = { sourceState: 'none' };
    if (needsFrame(story)) docs.story = { ...docs.story, inline: false };
  }
}
