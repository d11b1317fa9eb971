import type { AboutPage } from '@kestrova/content';
import { Prose, Reveal, Section } from '@kestrova/design-system';
import { Columns } from '../../sections/columns.tsx';
import { Statement } from '../../sections/statement.tsx';

/** Vision and mission, in the page's largest words. */
export function Purpose({ statements }: { statements: readonly AboutPage['vision'][] }) {
  return (
    <Section>
      <Reveal>
        <Columns shape="even">
          {statements.map(({ heading, text }) => (
            <Prose key={heading}>
              <h2>{heading}</h2>
              <Statement>{text}</Statement>
            </Prose>
          ))}
        </Columns>
      </Reveal>
    </Section>
  );
}
