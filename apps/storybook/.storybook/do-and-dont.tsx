import { Heading } from '@storybook/addon-docs/blocks';
import type { ComponentType, PropsWithChildren } from 'react';

/** The parts and the right and wrong uses of each component, by the name of their file. */
const examples = import.meta.glob<ComponentType<{ components: typeof components }>>(
  '../src/do-and-dont/*.mdx',
  { eager: true, import: 'default' },
);

const components = { Anatomy, Do: showExample('do', 'Do'), Dont: showExample('dont', 'Don’t') };

/** A component with a number and a line for each part, found by a selector under its name. */
function Anatomy(props: PropsWithChildren<Partial<Record<'left' | 'right', object>>>) {
  const { left, right = {}, children } = props;
  const parts = Object.entries<string>({ ...left, ...right });
  const anchors = parts.map(([, part], at) => `.anatomy ${part} { anchor-name: --part-${at} }`);
  return (
    <figure className="anatomy">
      <style>{anchors.join('\n')}</style>
      {children}
      <ol>
        {parts.map(([name, part], at) => (
          <li key={name} data-part={part}>
            <b
              className={name in right ? 'right' : ''}
              style={{ positionAnchor: `--part-${at}` }}
            />
            {name}
          </li>
        ))}
      </ol>
    </figure>
  );
}

function showExample(className: string, verdict: string) {
  return function Example({ because, children }: PropsWithChildren<{ because: string }>) {
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

/** The parts of a component, and a right and a wrong use side by side, if there are any. */
export function DoAndDont({ component }: { component: string }) {
  const Examples = examples[`../src/do-and-dont/${component}.mdx`];
  if (!Examples) return null;
  return (
    <section>
      <Heading>Anatomy, do and don’t</Heading>
      <div className="review sb-unstyled">
        <Examples components={components} />
      </div>
    </section>
  );
}
