import { X } from 'lucide';
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { isSecondPress } from '../actions/second-click.ts';
import { classNames } from '../styles/class-names.ts';
import styles from './dialog.module.css';
import { ToastRegion } from './toast.tsx';

interface DialogProps {
  open: boolean;
  /** Called by the × button, and, if the dialog is dismissible, by Escape and the backdrop. */
  onClose: () => void;
  title: ReactNode;
  /** False if work would be lost: Escape and the backdrop do nothing, the × button stays. */
  dismissible?: boolean;
  /** `wide` for pictures, `narrow` for a message. */
  size?: 'narrow' | 'regular' | 'wide';
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/**
 * A native modal dialog after the APG. The focus goes to its title and returns when it closes. Its
 * body scrolls under the title; the buttons of a form in it stay in view.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, dismissible = true, size = 'regular', children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const titleId = useId();

  // Closes the dialog before it is removed: removed while open, it would not return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    // Without `closedby`, Chromium lets a second Escape through even if the first was prevented.
    dialog.setAttribute('closedby', dismissible ? 'any' : 'none');
    dialog.showModal();
    titleRef.current?.focus();
    // Firefox shows a long body scrolled to its end.
    if (bodyRef.current) bodyRef.current.scrollTop = 0;
    return () => dialog.close();
  }, [open, dismissible]);

  return (
    <dialog
      ref={ref}
      className={classNames(styles.dialog, styles[size])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (dismissible && !isSecondPress()) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !dismissible) event.preventDefault();
        props.onKeyDown?.(event);
      }}
      onClose={({ target, currentTarget }) => {
        // The browser reports a close late: by then the dialog may have been opened again.
        if (open && !currentTarget.open && target === currentTarget) onClose();
      }}
    >
      {open && (
        <>
          <div className={styles.content}>
            <header className={styles.header}>
              <h2 ref={titleRef} id={titleId} tabIndex={-1} className={styles.title}>
                {title}
              </h2>
              <IconButton icon={X} label="Close" className={styles.close} onClick={onClose} />
            </header>
            <div ref={bodyRef} className={styles.body}>
              {children}
            </div>
          </div>
          <ToastRegion />
        </>
      )}
    </dialog>
  );
}
