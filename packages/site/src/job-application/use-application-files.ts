import { findFileProblem, MISSING_CV_MESSAGE } from '@kestrova/validation';
import { useState } from 'react';

/** What a file field of the application shows, and how it is told of a choice. */
export interface ApplicationFileField {
  readonly file: File | null;
  readonly error: string | undefined;
  readonly onChoose: (file: File | null) => void;
}

/**
 * The two files of an application. A file that the rules refuse is cleared at once, with its
 * message; a missing CV is spoken of after a submit and stops nothing (spec 5).
 */
export function useApplicationFiles(isAttempted: boolean) {
  const cv = useCheckedFile();
  const additionalFile = useCheckedFile();
  const missing = isAttempted && !cv.file ? MISSING_CV_MESSAGE : undefined;
  return {
    chosen: { cv: cv.file ?? undefined, additionalFile: additionalFile.file ?? undefined },
    fields: { cv: { ...cv, error: cv.error ?? missing }, additionalFile },
  };
}

function useCheckedFile(): ApplicationFileField {
  const [{ file, error }, setChoice] = useState<Omit<ApplicationFileField, 'onChoose'>>(NOTHING);
  const onChoose = (chosen: File | null) => {
    const problem = chosen ? findFileProblem(chosen) : undefined;
    setChoice({ file: problem ? null : chosen, error: problem });
  };
  return { file, error, onChoose };
}

const NOTHING = { file: null, error: undefined };
