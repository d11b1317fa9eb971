import { brand } from '@kestrova/content';
import { applicationPage } from '@kestrova/content/pages/application';
import { useEmailedLink } from '../../features/emailed-link/emailed-link-page.tsx';
import { SavedStatus } from '../../features/emailed-link/saved-status.tsx';
import {
  ApplicationFileFields,
  useApplicationFiles,
} from '../../features/forms/application-files.tsx';
import { SubmissionForm } from '../../features/forms/submission-form.tsx';
import { useSubmissionForm } from '../../features/forms/use-submission-form.ts';
import styles from './application.module.css';

const { replace: copy } = applicationPage;

interface ReplaceFilesProps {
  token: string;
  /** The server has the files. */
  onReplaced: () => void;
}

/** Adds or replaces files of an application, with the rules of the application form. */
export function ReplaceFiles({ token, onReplaced }: ReplaceFilesProps) {
  const { onGone } = useEmailedLink();
  const files = useApplicationFiles({ nothingChosen: copy.nothingChosen });
  const form = useSubmissionForm({
    call: 'replaceOwnFiles',
    files,
    toSubmission: () => (files.isEmpty ? undefined : { token, files: files.chosen }),
    responseIn: 'form',
    onOutcome: ({ kind }) => {
      if (kind === 'accepted') onReplaced();
      if (kind === 'gone') onGone();
    },
  });
  const saved = form.outcome?.kind === 'accepted' ? form.outcome.message : undefined;
  return (
    <section className={styles.act} aria-labelledby="replace-files">
      <h2 id="replace-files" className={styles.title}>
        {copy.heading}
      </h2>
      <p>{copy.text}</p>
      <SubmissionForm
        form={form}
        copy={copy}
        email={{ address: brand.emails.careers }}
        receipt={<SavedStatus message={saved} />}
      >
        <ApplicationFileFields files={files} />
      </SubmissionForm>
    </section>
  );
}
