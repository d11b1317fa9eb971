import { findFileProblem, MISSING_CV_MESSAGE } from '@kestrova/validation';
import { useState } from 'react';

/** What a file field of the application shows, and what it calls with a choice. */
export interface ApplicationFileField {
  readonly file: File | null;
  readonly error: string | undefined;
  readonly onChoose: (file: File | null) => void;
}

/**
 * The two files of an application. A file that the rules refuse is cleared at once, with its
 * message; a missing CV shows its message after a submit and stops nothing (spec 5). A file that the
 * server refused stays, marked: cleared, it would leave an application that the next press of the
 * button sends without a CV.
 */
export function useApplicationFiles(isAttempted: boolean) {
  const cv = useCheckedFile();
  const additionalFile = useCheckedFile();
  const missing = isAttempted && !cv.file ? MISSING_CV_MESSAGE : undefined;
  const fields = { cv: { ...cv, error: cv.error ?? missing }, additionalFile };
  return {
    fields,
    isRefused: Object.values(fields).some(({ file, error }) => file && error),
    chosen: { cv: cv.file ?? undefined, additionalFile: additionalFile.file ?? undefined },
  };
}

interface CheckedFile extends ApplicationFileField {
  /** Marks a sent file as refused; another one that was chosen meanwhile is not marked. */
  readonly refuse: (sent: File | undefined, message: string) => void;
}

function useCheckedFile(): CheckedFile {
  const [choice, setChoice] = useState<Choice>({ file: null, error: undefined });
  return {
    ...choice,
    onChoose(file) {
      const error = file ? findFileProblem(file) : undefined;
      setChoice({ file: error ? null : file, error });
    },
    refuse(sent, error) {
      setChoice((current) => (current.file === sent ? { file: current.file, error } : current));
    },
  };
}

type Choice = Pick<ApplicationFileField, 'file' | 'error'>;
