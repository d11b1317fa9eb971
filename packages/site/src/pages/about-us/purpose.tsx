import type { AboutUsPageCopy } from '@kestrova/content';
import { Prose, Reveal, Section } from '@kestrova/design-system';
import { Columns } from '../../sections/columns.tsx';
import { Statement } from '../../sections/statement.tsx';

/** Vision and mission, in the page's largest type, one after the other (spec 9). */
export function Purpose({ statements }: { statements: readonly AboutUsPageCopy['vision'][] }) {
  return (
    <Section density="grand">
      <Columns shape="even">
        {statements.map(({ heading, text }, position) => (
          <Reveal key={heading} delay={position === 0 ? 1 : 2}>
            <Prose>
              <h2>{heading}</h2>
              <Statement>{text}</Statement>
            </Prose>
          </Reveal>
        ))}
      </Columns>
    </Section>
  );
}
