import { FileText, Upload, X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { FieldFrame, useField, type FieldProps } from './field.tsx';
import styles from './file-field.module.css';

interface FileFieldProps extends FieldProps {
  name: string;
  /** Types that the browser's file dialog offers; the form validates dropped files. */
  accept?: string;
  /** The chosen file, or null. */
  file: File | null;
  /** Called with each chosen file, and with null when it is removed. */
  onChoose: (file: File | null) => void;
  /** Called when several files are dropped, none of which is chosen. */
  onDropSeveral?: () => void;
  /** Text of the area that takes the file. */
  prompt?: string;
  removeLabel?: string;
}

/** One file, by dialog or by drag and drop: the browser's own input covers the whole area. */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, id, required, file, onChoose, name, accept } = props;
  const { prompt = 'Drop a file here, or choose one', removeLabel = 'Remove' } = props;
  const field = useField({ id, hint, error, required });
  const chosenId = `${field.control.id}-chosen`;
  const describedBy = [field.control['aria-describedby'], file && chosenId].filter(Boolean);
  const input = useRef<HTMLInputElement>(null);
  // Ends when the focus leaves: after a submit, the summary announces the error.
  const [hasChosen, setHasChosen] = useState(false);

  useEffect(() => {
    const mounted = new AbortController();
    for (const type of ['dragover', 'drop'] as const) {
      addEventListener(type, rejectMissedDrop, mounted);
    }
    return () => mounted.abort();
  }, []);

  useEffect(() => {
    if (!error || document.activeElement !== input.current) return;
    // The buttons of a dialog may cover what appears under the field.
    document.getElementById(field.errorId)?.scrollIntoView({ block: 'nearest' });
  }, [error, field.errorId]);

  function remove() {
    onChoose(null);
    input.current?.focus();
  }

  return (
    <FieldFrame {...{ field, label, hint, error, required }} isErrorAnnounced={hasChosen}>
      <div className={styles.area}>
        <input
          {...field.control}
          {...{ name, accept }}
          // The emptied input alone would announce that no file was chosen.
          aria-describedby={describedBy.join(' ') || undefined}
          ref={input}
          type="file"
          className={styles.input}
          onBlur={() => setHasChosen(false)}
          // Otherwise browsers report no drop of several files.
          onDragOver={(event) => {
            const files = Array.from(event.dataTransfer.items).filter(
              ({ kind }) => kind === 'file',
            );
            if (files.length > 1) event.preventDefault();
          }}
          onDrop={(event) => {
            if (event.dataTransfer.files.length < 2) return;
            event.preventDefault();
            event.currentTarget.focus({ preventScroll: true });
            setHasChosen(true);
            props.onDropSeveral?.();
          }}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            // Emptied at once, so that the same file can be chosen again after it was refused.
            currentTarget.value = '';
            // Neither Safari nor a drop focuses it.
            currentTarget.focus({ preventScroll: true });
            setHasChosen(true);
            if (chosen) onChoose(chosen);
          }}
        />
        <Icon node={file ? FileText : Upload} />
        <span id={chosenId} className={styles.status} aria-live="polite">
          {file ? (
            <>
              <strong className={styles.name}>{file.name}</strong>
              <span className={styles.size}>{formatFileSize(file.size)}</span>
            </>
          ) : (
            <span>{prompt}</span>
          )}
        </span>
        {file && (
          <IconButton
            icon={X}
            label={`${removeLabel} ${file.name}`}
            className={styles.remove}
            onClick={remove}
          />
        )}
      </div>
    </FieldFrame>
  );
}

/** Otherwise the browser replaces the page with a file that is dropped beside a field. */
function rejectMissedDrop(event: DragEvent): void {
  const { dataTransfer: dragged, target } = event;
  const takers = dragged?.types.includes('Files') ? '[type=file]' : 'input, textarea';
  if (target instanceof Element && target.matches(takers)) return;
  event.preventDefault();
  if (dragged) dragged.dropEffect = 'none';
}

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** Formats a number of bytes: `840 KB`, `4.2 MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes} B`;
  const kilobytes = Math.round(bytes / KILOBYTE);
  if (kilobytes < KILOBYTE) return `${kilobytes} KB`;
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
