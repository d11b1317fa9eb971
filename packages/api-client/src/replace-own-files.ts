import { endpoints } from '@kestrova/api-contract';
import type { ApiClient } from './api-client.ts';
import { bearerHeader } from './bearer-header.ts';
import {
  sendSubmission,
  type SubmissionOptions,
  type SubmissionResult,
} from './send-submission.ts';
import { appendFiles, describeFiles, type ApplicationFiles } from './submit-application.ts';
import { useSubmission, type SubmissionMutation } from './use-submission.ts';

/** Files for the application behind an emailed link, each in the place of the stored one of its part. */
export interface OwnFiles {
  readonly secret: string;
  readonly files: ApplicationFiles;
}

/**
 * Adds files to an application, or replaces those that it has.
 * @throws ApiError for every failure; `findRefusedFile` says which file it concerns.
 */
export async function replaceOwnFiles(
  client: ApiClient,
  { secret, files }: OwnFiles,
  options: SubmissionOptions = {},
): Promise<SubmissionResult> {
  const body = new FormData();
  appendFiles(body, files);
  return sendSubmission(client, {
    endpoint: endpoints.replaceOwnFiles,
    body,
    headers: bearerHeader(secret),
    entries: JSON.stringify(['replaceOwnFiles', secret, describeFiles(files)]),
    ...options,
  });
}

/** Sends files to an application from a form, with their progress. */
export function useReplaceOwnFiles(): SubmissionMutation<OwnFiles> {
  return useSubmission(replaceOwnFiles);
}
