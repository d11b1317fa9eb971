import {
  endpoints,
  type ApplicationFileName,
  type FormCheck,
  type JobApplicationData,
} from '@kestrova/api-contract';
import type { ApiClient } from './api-client.ts';
import type { ApiError } from './api-error.ts';
import {
  sendSubmission,
  type SubmissionOptions,
  type SubmissionResult,
} from './send-submission.ts';
import { useSubmission, type SubmissionMutation } from './use-submission.ts';

/** The files of an application, each of which may be missing. */
export type ApplicationFiles = Readonly<Partial<Record<ApplicationFileName, File | undefined>>>;

/** A visitor's application. */
export interface Application {
  readonly data: JobApplicationData;
  readonly files: ApplicationFiles;
}

/**
 * Sends an application; the data goes first, so that the server can refuse it before the files.
 * @throws ApiError for every failure; `findRefusedFile` says which file it concerns.
 */
export async function submitApplication(
  client: ApiClient,
  { data, files }: Application,
  options: SubmissionOptions = {},
): Promise<SubmissionResult> {
  const body = new FormData();
  body.append('data', JSON.stringify(data));
  appendFiles(body, files);
  return sendSubmission(client, {
    endpoint: endpoints.submitApplication,
    body,
    entries: JSON.stringify([data, describeFiles(files)]),
    ...options,
  });
}

/** Sends an application from a form, with the progress of its files. */
export function useSubmitApplication(
  readFormCheck?: () => FormCheck,
): SubmissionMutation<Application> {
  return useSubmission(submitApplication, readFormCheck);
}

/**
 * Which of the sent files an error concerns, if any. Proxies strip headers, and older servers send
 * none: a 413 or 415 concerns the only file nevertheless.
 */
export function findRefusedFile(
  { status, refusedPart }: ApiError,
  files: ApplicationFiles,
): ApplicationFileName | undefined {
  const sent = (['cv', 'additionalFile'] as const).filter((name) => files[name]);
  const isFileRefused = status === 413 || status === 415;
  return (
    sent.find((name) => name === refusedPart) ??
    (isFileRefused && sent.length === 1 ? sent[0] : undefined)
  );
}

/** Adds the files to a form as its parts. */
export function appendFiles(body: FormData, files: ApplicationFiles): void {
  for (const [name, file] of Object.entries(files)) if (file) body.append(name, file);
}

/** What tells files apart: equal for a file that was chosen again. */
export function describeFiles(files: ApplicationFiles) {
  return Object.entries(files).map(([name, file]) => [
    name,
    file && [file.name, file.type, file.size, file.lastModified],
  ]);
}
