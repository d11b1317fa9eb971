import type { Closing } from '@kestrova/content';
import { Section } from '@kestrova/design-system';
import { useId } from 'react';
import { followClosing } from '../lib/choices/followed-closing.ts';
import { ActionLink } from './action-link.tsx';
import { Picture } from './picture.tsx';
import { Signature } from './signature.tsx';
import styles from './closing-section.module.css';

interface ClosingSectionProps {
  closing: Closing & { ending?: string };
  /** Whether the panel has the page's cut corner: not if a section further up has it. */
  cut?: boolean;
}

/** The end of a page: the next step, what the visitor receives for it, and who sends it. */
export function ClosingSection({ closing, cut = true }: ClosingSectionProps) {
  const { heading, text, ending, action, answeredBy, sends } = closing;
  const titleId = useId();
  return (
    <Section tone="panel" cut={cut} behindCut="footer" labelledBy={titleId}>
      <div className={styles.columns}>
        <div className={styles.invitation}>
          <h2 id={titleId} className={styles.title}>
            {heading}
          </h2>
          <p className={styles.text}>{text}</p>
          {ending && <p className={styles.title}>{ending}</p>}
          <ActionLink
            action={action}
            state={closing.heading}
            onClick={() => followClosing(closing)}
          />
        </div>
        <div className={styles.answer}>
          {sends && <Picture picture={sends} />}
          <Signature answeredBy={answeredBy} />
        </div>
      </div>
    </Section>
  );
}
