import {
  Controls,
  Description,
  DocsContainer,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
  type DocsContainerProps,
} from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/csf';
import { brandThemes } from './brand-themes.ts';

/**
 * The page of a component: what it is for, its main story with the controls, and then the others.
 * Pages that are about no one component show their stories, each under its name.
 */
export function DocsPage() {
  const { csfFile } = useOf('meta', ['meta']);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {csfFile.meta.component ? (
        <>
          <Primary />
          <Controls />
          <Stories includePrimary={false} title="States" />
        </>
      ) : (
        <Stories title="" />
      )}
    </>
  );
}

/** Documentation in the theme of the toolbar, so that a page and its stories are seen as one. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const theme = useThemeGlobal(props.context.channel);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return <DocsContainer {...props} theme={brandThemes[theme]} />;
}

type Channel = DocsContainerProps['context']['channel'];

function useThemeGlobal(channel: Channel): keyof typeof brandThemes {
  return useSyncExternalStore(
    (onChange) => {
      channel.on(GLOBALS_UPDATED, onChange);
      return () => channel.off(GLOBALS_UPDATED, onChange);
    },
    () => {
      const last: unknown = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS);
      const [latest] = (last ?? []) as { globals?: Globals }[];
      return latest?.globals?.['theme'] === 'dark' ? 'dark' : 'light';
    },
  );
}
