import { findRefusedFile, type ApiError } from '@kestrova/api-client';
import { applicationFileNames, type ApplicationFileName } from '@kestrova/api-contract';
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

interface Choice {
  file?: File | undefined;
  error?: string | undefined;
}

const NONE: Readonly<Record<ApplicationFileName, Choice>> = { cv: {}, additionalFile: {} };
/**
 * The two files of an application. A file that breaks a rule is cleared at once, with its message. A file
 * that could not be sent stays and is marked; otherwise the next press would send the application
 * without a CV.
 */
export function useApplicationFiles({ expectsCv, nothingChosen }: ApplicationFilesOptions) {
  const [choices, setChoices] = useState(NONE);
  const [isAttempted, setAttempted] = useState(false);
  const chosen = { cv: choices.cv.file, additionalFile: choices.additionalFile.file };
  const isEmpty = applicationFileNames.every((name) => !chosen[name]);
  const findError = (name: ApplicationFileName) =>
    choices[name].error ??
    (name === 'cv' && expectsCv && isAttempted && !chosen.cv ? MISSING_CV_MESSAGE : undefined);
  const errors = applicationFileNames.flatMap((name): FormError[] => {
    const message = findError(name);
    return message ? [{ fieldId: `application-${name}`, message }] : [];
  });
  if (nothingChosen && errors.length === 0) {
    errors.push({ fieldId: 'application-cv', message: nothingChosen });
  }

  /** Marks a file that was sent, unless another was chosen since then. */
  function mark(name: ApplicationFileName, error: string) {
    setChoices((current) =>
      current[name].file === chosen[name]
        ? { ...current, [name]: { file: chosen[name], error } }
        : current,
    );
  }

  return {
    field: (name: ApplicationFileName) => ({
      name,
      id: `application-${name}`,
      file: chosen[name] ?? null,
      error: findError(name),
      onChoose: (file: File | null) => {
        const error = file ? findFileProblem(file) : undefined;
        const choice = { file: error ? undefined : (file ?? undefined), error };
        setChoices((current) => ({ ...current, [name]: choice }));
      },
    }),
    chosen,
    errors,
    isEmpty,
    /** Whether a file that could not be sent is still chosen. */
    isRefused: applicationFileNames.some((name) => chosen[name] && choices[name].error),
    /**
     * Marks each sent file that an error is about. If a file was changed or deleted after it was chosen,
     * the browser reports a network error.
     */
    async refuse(failure: ApiError): Promise<'changed' | 'rejected' | undefined> {
      const sent =
        failure.kind === 'unreachable' ? applicationFileNames.map((name) => chosen[name]) : [];
      const reads = sent.map(async (file) => file?.slice(0, 1).arrayBuffer());
      const results = await Promise.allSettled(reads);
      const changed = applicationFileNames.filter(
        (_, index) => results[index]?.status === 'rejected',
      );
      for (const name of changed) mark(name, CHANGED_FILE_MESSAGES[name]);
      if (changed.length > 0) return 'changed';
      const rejected = findRefusedFile(failure, chosen);
      if (rejected) mark(rejected, failure.message);
      return rejected && 'rejected';
    },
    onAttempt: () => setAttempted(true),
    clear: () => setChoices(NONE),
  };
}

interface ApplicationFileFieldsProps {
  files: ReturnType<typeof useApplicationFiles>;
  /** Whether the resume is marked as required. */
  required?: boolean;
}

/** The fields of the two files. */
export function ApplicationFileFields({ files, required }: ApplicationFileFieldsProps) {
  const field = (name: ApplicationFileName) => ({
    ...copy.fields[name],
    ...files.field(name),
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
