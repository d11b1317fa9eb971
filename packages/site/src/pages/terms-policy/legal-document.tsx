import { legalTextLoaders, type LegalPage, type TermsPolicyPageCopy } from '@kestrova/content';
import { Prose, Section } from '@kestrova/design-system';
import { Fragment, use } from 'react';
import { loadOnce } from '../../router/load-once.ts';
import { TextBlock } from '../../sections/text-block.tsx';
import { TextDocument } from '../../sections/text-document.tsx';

/** Fetches the terms or the policy, once. */
export const loadLegalText = loadOnce(legalTextLoaders);

interface LegalDocumentProps {
  page: LegalPage;
  copy: TermsPolicyPageCopy;
}

/** One of the two legal texts. */
export function LegalDocument({ page, copy }: LegalDocumentProps) {
  return <TextDocument text={use(loadLegalText(page))} dayLabel={copy.effective} />;
}

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
