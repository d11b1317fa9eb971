import { LinkProvider } from '@kestrova/design-system';
import type { Decorator } from '@storybook/react-vite';
import type { ComponentProps } from 'react';

/** Keeps links inside the site from leaving the story that shows them. */
export const StillLinks: Decorator = (Story) => (
  <LinkProvider value={StillLink}>
    <Story />
  </LinkProvider>
);

function StillLink({ onClick, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    />
  );
}
