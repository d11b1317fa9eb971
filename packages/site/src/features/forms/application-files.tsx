import { findRefusedFile, type ApiError, type ApplicationFiles } from '@kestrova/api-client';
import { applicationFileNames, type ApplicationFileName } from '@kestrova/api-contract';
import { applicationFormCopy as copy } from '@kestrova/content';
import { FileField } from '@kestrova/design-system';
import {
  acceptedFileTypes,
  CHANGED_FILE_MESSAGES,
  findFileProblem,
  MISSING_CV_MESSAGE,
  SEVERAL_FILES_MESSAGE,
} from '@kestrova/validation';
import { useState } from 'react';

interface ApplicationFilesOptions {
  /** Whether an attempt to send shows the message of a missing CV, and continues (spec 5). */
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
 * The two files of an application. The form library does not manage them: it would stop a form whose
 * file has a message (spec 5 sends it without a CV), and forget the message of a refused file at the
 * next press. A file that breaks a rule is cleared at once, with its message. A file that could not
 * be sent stays and is marked; otherwise the next press would send the application without a CV.
 */
export function useApplicationFiles({ expectsCv, nothingChosen }: ApplicationFilesOptions) {
  const [choices, setChoices] = useState(NONE);
  const change = (name: ApplicationFileName, toChoice: (current: Choice) => Choice) =>
    setChoices((current) => ({ ...current, [name]: toChoice(current[name]) }));
  const chosen = { cv: choices.cv.file, additionalFile: choices.additionalFile.file };
  const errors = applicationFileNames.flatMap((name) => {
    const message = choices[name].error;
    return message ? [{ fieldId: `application-${name}`, message }] : [];
  });
  if (nothingChosen && errors.length === 0) {
    errors.push({ fieldId: 'application-cv', message: nothingChosen });
  }

  /** Marks a file that was sent, unless another was chosen since then. */
  const mark = (name: ApplicationFileName, error: string) =>
    change(name, (current) => (current.file === chosen[name] ? { ...current, error } : current));

  return {
    field: (name: ApplicationFileName) => ({
      name,
      id: `application-${name}`,
      file: chosen[name] ?? null,
      error: choices[name].error,
      onChoose: (file: File | null) => {
        const error = file ? findFileProblem(file) : undefined;
        change(name, () => (file && !error ? { file } : { error }));
      },
      onDropSeveral: () => change(name, () => ({ error: SEVERAL_FILES_MESSAGE })),
    }),
    chosen,
    errors,
    isEmpty: !chosen.cv && !chosen.additionalFile,
    /** Whether a file that could not be sent is still chosen. */
    isRefused: applicationFileNames.some((name) => chosen[name] && choices[name].error),
    /** Marks each sent file that an error is about. */
    async refuse(failure: ApiError): Promise<'changed' | 'rejected' | undefined> {
      const changed = failure.kind === 'unreachable' ? await listChanged(chosen) : [];
      for (const name of changed) mark(name, CHANGED_FILE_MESSAGES[name]);
      if (changed.length > 0) return 'changed';
      const rejected = findRefusedFile(failure, chosen);
      if (rejected) mark(rejected, failure.message);
      return rejected && 'rejected';
    },
    onAttempt() {
      if (!expectsCv) return;
      change('cv', (cv) => (cv.file || cv.error ? cv : { error: MISSING_CV_MESSAGE }));
    },
    clear: () => setChoices(NONE),
  };
}

/** The files that were changed or deleted after they were chosen: the browser reports a network error. */
async function listChanged(files: ApplicationFiles): Promise<ApplicationFileName[]> {
  const reads = applicationFileNames.map(async (name) => files[name]?.slice(0, 1).arrayBuffer());
  const results = await Promise.allSettled(reads);
  return applicationFileNames.filter((_, index) => results[index]?.status === 'rejected');
}

interface ApplicationFileFieldsProps {
  files: ReturnType<typeof useApplicationFiles>;
  /** Whether the resume is marked as required. */
  required?: boolean;
}

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
