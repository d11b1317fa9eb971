import {
  endpoints,
  type ApplicationFileName,
  type JobApplicationData,
} from '@kestrova/api-contract';
import type { ApiClient } from './api-client.ts';
import type { ApiError } from './api-error.ts';
import { submit, type SubmissionOptions } from './submission.ts';
import type { SubmissionOutcome } from './submission-outcome.ts';

/** A visitor's application: the data and the files, each of which may be missing. */
export interface Application {
  readonly data: JobApplicationData;
  readonly files: Readonly<Partial<Record<ApplicationFileName, File | undefined>>>;
}

/**
 * Sends an application; the data goes first, so that the server can refuse it before the files. A
 * failure that concerns one of the files names it.
 */
export async function submitApplication(
  client: ApiClient,
  { data, files }: Application,
  options: SubmissionOptions,
): Promise<SubmissionOutcome> {
  const body = new FormData();
  body.append('data', JSON.stringify(data));
  for (const [name, file] of Object.entries(files)) if (file) body.append(name, file);
  const entries = JSON.stringify([
    data,
    Object.entries(files).map(([name, file]) => [name, describe(file)]),
  ]);
  const outcome = await submit(client, {
    endpoint: endpoints.submitApplication,
    body,
    entries,
    ...options,
  });
  if (outcome.kind !== 'failed') return outcome;
  return { ...outcome, refusedPart: findRefusedPart(outcome.error, files) };
}

/**
 * Which of the sent files a refusal concerns. Proxies strip headers, and older servers send none:
 * of a single file a 413 or 415 speaks nevertheless.
 */
function findRefusedPart(
  { status, refusedPart }: ApiError,
  files: Application['files'],
): ApplicationFileName | undefined {
  const sent = (['cv', 'additionalFile'] as const).filter((name) => files[name]);
  const isFileRefused = status === 413 || status === 415;
  return (
    sent.find((name) => name === refusedPart) ??
    (isFileRefused && sent.length === 1 ? sent[0] : undefined)
  );
}

function describe(file: File | undefined) {
  return file && [file.name, file.type, file.size, file.lastModified];
}
