import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

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
