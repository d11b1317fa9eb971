import type { LegalPage } from '@kestrova/content';
import { Prose, Section } from '@kestrova/design-system';
import { Fragment, use } from 'react';
import { TextBlock } from '../../sections/text-block.tsx';
import { loadLegalText } from './load-legal-text.ts';

/** A legal text in the fewest elements, for visitors without JavaScript. */
export function LegalPlainText({ page }: { page: LegalPage }) {
  const { heading, intro, sections } = use(loadLegalText(page));
  return (
    <Section title={heading}>
      <Prose>
        <p>{intro}</p>
        {sections.map(({ id, heading: title, blocks }) => (
          <Fragment key={id}>
            <h3>{title}</h3>
            {blocks.map((block, position) => (
              <TextBlock key={position} block={block} />
            ))}
          </Fragment>
        ))}
      </Prose>
    </Section>
  );
}
