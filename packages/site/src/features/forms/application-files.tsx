import type { ApplicationFiles } from '@kestrova/api-client';
import type { ApplicationFileName } from '@kestrova/api-contract';
import { applicationFormCopy as copy } from '@kestrova/content';
import { FileField } from '@kestrova/design-system';
import {
  acceptedFileTypes,
  CHANGED_FILE_MESSAGES,
  findFileProblem,
  MISSING_CV_MESSAGE,
} from '@kestrova/validation';
import { useState } from 'react';
import type { FormError } from './form-entries.ts';

interface ApplicationFilesOptions {
  /** Whether a missing CV shows its message after an attempt to send, which stops nothing (spec 5). */
  expectsCv?: boolean;
  /** Shown in the error summary of a form with files only. */
  nothingChosen?: string;
}

/**
 * The two files of an application. A file that breaks a rule is cleared at once, with its message. A file
 * that could not be sent stays and is marked; otherwise the next press would send the application
 * without a CV.
 */
export function useApplicationFiles({ expectsCv, nothingChosen }: ApplicationFilesOptions) {
  const cv = useCheckedFile();
  const additionalFile = useCheckedFile();
  const [isAttempted, setAttempted] = useState(false);
  const missing = expectsCv && isAttempted && !cv.file ? MISSING_CV_MESSAGE : undefined;
  const fields = { cv: { ...cv, error: cv.error ?? missing }, additionalFile };
  const all = Object.values(fields);
  const errors = names.flatMap((name): FormError[] => {
    const message = fields[name].error;
    return message ? [{ fieldId: `application-${name}`, message }] : [];
  });
  if (nothingChosen && errors.length === 0) {
    errors.push({ fieldId: 'application-cv', message: nothingChosen });
  }
  return {
    fields,
    chosen: { cv: cv.file ?? undefined, additionalFile: additionalFile.file ?? undefined },
    errors,
    isEmpty: all.every(({ file }) => !file),
    /** Whether a file that could not be sent is still chosen. */
    isRefused: all.some(({ file, error }) => file && error),
    /**
     * Marks each sent file that was changed or deleted after it was chosen: the browser then reports a
     * network error. @returns whether there is one.
     */
    async refuseChanged(sent: ApplicationFiles): Promise<boolean> {
      const checks = names.map(async (name) => {
        const isReadable = await canRead(sent[name]);
        if (!isReadable) fields[name].refuse(sent[name], CHANGED_FILE_MESSAGES[name]);
        return isReadable;
      });
      return (await Promise.all(checks)).includes(false);
    },
    onAttempt: () => setAttempted(true),
    clear() {
      for (const { onChoose } of all) onChoose(null);
    },
  };
}

const names = ['cv', 'additionalFile'] as const;

function canRead(file: File | undefined): Promise<boolean> | boolean {
  if (!file) return true;
  const firstByte = file.slice(0, 1).arrayBuffer();
  return firstByte.then(
    () => true,
    () => false,
  );
}

/** The state of one of the two fields, and its callbacks. */
function useCheckedFile() {
  const [choice, setChoice] = useState<{ file: File | null; error?: string | undefined }>({
    file: null,
  });
  return {
    file: choice.file,
    error: choice.error,
    onChoose: (file: File | null) => {
      const error = file ? findFileProblem(file) : undefined;
      setChoice({ file: error ? null : file, error });
    },
    /** Marks a sent file; a file chosen since then is not marked. */
    refuse: (sent: File | undefined, error: string) => {
      setChoice((current) => (current.file === sent ? { file: current.file, error } : current));
    },
  };
}

interface ApplicationFileFieldsProps {
  files: ReturnType<typeof useApplicationFiles>['fields'];
  /** Whether the resume is marked as required. */
  required?: boolean;
}

/** The fields of the two files. */
export function ApplicationFileFields({ files, required }: ApplicationFileFieldsProps) {
  const field = (name: ApplicationFileName) => ({
    ...copy.fields[name],
    ...files[name],
    name,
    id: `application-${name}`,
    accept: ACCEPT,
    prompt: `${copy.file.choose} ${copy.file.drop}`,
    removeLabel: copy.file.remove,
  });
  return (
    <>
      <FileField {...field('cv')} required={required} />
      <FileField {...field('additionalFile')} />
    </>
  );
}

const ACCEPT = Object.entries(acceptedFileTypes)
  .flatMap(([extension, type]) => [`.${extension}`, type])
  .join(',');
