import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/csf';
import { brandThemes } from './brand-themes.ts';
import { showTheme, type Theme } from './show-theme.ts';

/** Documentation in the theme of the toolbar, so that a page and its stories are seen as one. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const theme = useThemeGlobal(props.context.channel);
  useLayoutEffect(() => showTheme(theme), [theme]);
  return <DocsContainer {...props} theme={brandThemes[theme]} />;
}

type Channel = DocsContainerProps['context']['channel'];

function useThemeGlobal(channel: Channel): Theme {
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
