import type { ComponentType, ReactNode } from 'react';

interface ExampleProps {
  /** Why it is right or wrong, in one sentence. */
  because: string;
  children: ReactNode;
}

/** The right and the wrong use of components, by the names of the files. */
const examples = import.meta.glob<ComponentType<{ components: typeof components }>>(
  '../src/do-and-dont/*.mdx',
  { eager: true, import: 'default' },
);

const components = { Do: showExample('do', 'Do'), Dont: showExample('dont', 'Don’t') };

function showExample(className: string, verdict: string) {
  return function Example({ because, children }: ExampleProps) {
    return (
      <figure className={className}>
        {children}
        <figcaption>
          <strong>{verdict}</strong> {because}
        </figcaption>
      </figure>
    );
  };
}

/** A right and a wrong use of a component side by side, if there are any. */
export function DoAndDont({ component }: { component: string }) {
  const Examples = examples[`../src/do-and-dont/${component}.mdx`];
  if (!Examples) return null;
  return (
    <section>
      <h3>Do and don’t</h3>
      <div className="review sb-unstyled">
        <Examples components={components} />
      </div>
    </section>
  );
}
