import { CircleAlert } from 'lucide';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './form.module.css';

/**
 * A form that the page validates itself, without the browser's messages. Its method is `post`, so that a
 * submit before hydration never puts entries into the URL.
 */
export function Form(props: Omit<ComponentProps<'form'>, 'className'>) {
  return <form method="post" noValidate {...props} className={styles.form} />;
}

/** Two fields side by side if they fit, such as a first and a last name. */
export function FormRow({ children }: { children: ReactNode }) {
  return (
    <div className={styles.container}>
      <div className={styles.row}>{children}</div>
    </div>
  );
}

/** The buttons at the end of a form; the submit button comes first. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

interface FieldProblem {
  fieldId: string;
  message: string;
}

interface ErrorSummaryProps {
  /** At most one for each field. Without errors the summary is hidden. */
  errors: readonly FieldProblem[];
  title: string;
  /** Number of attempts to send. The summary takes the focus each time it grows. */
  attempt: number;
}

/** The errors that stop a submit, in the order of their fields; takes the focus and links to each. */
export function ErrorSummary({ errors, title, attempt }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (attempt === 0) return;
    ref.current?.focus({ preventScroll: true });
    // Scrolls to its first line, even if it is higher than the window.
    ref.current?.scrollIntoView({ block: 'start' });
  }, [attempt]);

  if (errors.length === 0) return null;
  return (
    <div
      ref={ref}
      role="alert"
      // Announces only the errors that have changed, not all of them at each correction.
      aria-atomic={false}
      tabIndex={-1}
      className={styles.summary}
    >
      <h2 className={styles.title}>
        <Icon node={CircleAlert} />
        <span>{title}</span>
      </h2>
      <ul role="list">
        {errors.toSorted(compareFields).map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Sorts errors by the place of their fields in the form. */
function compareFields(a: FieldProblem, b: FieldProblem): number {
  const [first, second] = [a, b].map(({ fieldId }) => document.getElementById(fieldId));
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
}
