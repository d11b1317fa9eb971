import {
  endpoints,
  type ApplicationFileName,
  type JobApplicationData,
} from '@kestrova/api-contract';
import type { ApiClient } from './api-client.ts';
import { submit, type SubmissionOptions } from './submission.ts';
import type { SubmissionOutcome } from './submission-outcome.ts';

/** A visitor's application: the data and the files, each of which may be missing. */
export interface Application {
  readonly data: JobApplicationData;
  readonly files: Readonly<Partial<Record<ApplicationFileName, File | undefined>>>;
}

/** Sends an application; the data goes first, so that the server can refuse it before the files. */
export function submitApplication(
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
  return submit(client, { endpoint: endpoints.submitApplication, body, entries, ...options });
}

function describe(file: File | undefined) {
  return file && [file.name, file.type, file.size, file.lastModified];
}
