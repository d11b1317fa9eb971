import {
  applicationFileNames,
  endpoints,
  FORM_CHECK_HEADER,
  formatFormCheck,
  IDEMPOTENCY_HEADER,
  responseCodes,
  submissionResponseSchema,
  type ApplicationFileName,
  type ContactRequest,
  type FormCheck,
  type JobAlertRequest,
  type JobApplicationData,
  type NewStatus,
} from '@kestrova/api-contract';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useApiClient, type ApiClient } from './api-client.tsx';
import { ApiError } from './api-error.ts';
import { bearerHeader, postWithToken, type CallInput } from './call-endpoint.ts';
import { liberal } from './liberal.ts';

/** The files of an application, each of which may be missing. */
export type ApplicationFiles = Readonly<Partial<Record<ApplicationFileName, File | undefined>>>;

/** The entries that a visitor sends, by the name of their endpoint. */
export interface SubmissionEntries {
  submitContactRequest: ContactRequest;
  submitApplication: { readonly data: JobApplicationData; readonly files: ApplicationFiles };
  /** Files for the application behind an emailed link, each in place of the stored one of its part. */
  replaceOwnFiles: { readonly token: string; readonly files: ApplicationFiles };
  /** The token of the emailed link. */
  withdrawOwnApplication: string;
  /** A new status for the application behind the link in its notice. */
  changeStatus: { readonly token: string; readonly change: NewStatus };
  /** The address that gets the links to its applications; the result is the same for every address. */
  sendOwnLinks: string;
  createJobAlert: JobAlertRequest;
  /** The token of the emailed link. */
  confirmJobAlert: string;
  endJobAlert: { readonly token: string; readonly alertId: string };
  /** The token of List-Unsubscribe. */
  unsubscribe: string;
}

export type SubmissionName = keyof SubmissionEntries;

type RequestParts = Pick<CallInput, 'body' | 'headers' | 'params'>;

/** How each call sends its entries. */
export const submissions: {
  readonly [Name in SubmissionName]: (entries: SubmissionEntries[Name]) => RequestParts;
} = {
  submitContactRequest: json,
  // The data goes first, so that the server can reject it before the files.
  submitApplication: ({ data, files }) => ({
    body: multipart({ data: JSON.stringify(data), ...files }),
  }),
  replaceOwnFiles: ({ token, files }) => ({
    body: multipart(files),
    headers: bearerHeader(token),
  }),
  withdrawOwnApplication: (token) => ({ headers: bearerHeader(token) }),
  changeStatus: ({ token, change }) => json(change, bearerHeader(token)),
  sendOwnLinks: (email) => json({ email }),
  createJobAlert: json,
  confirmJobAlert: (token) => ({ headers: bearerHeader(token) }),
  endJobAlert: ({ token, alertId }) => json({ alertId }, bearerHeader(token)),
  unsubscribe: (token) => ({ params: { token } }),
};

/** Options of one submission, such as a callback for its progress. */
interface SendOptions extends Pick<CallInput, 'signal' | 'onUpload'> {
  /** How the form was filled in; the server checks it before the entries. */
  readonly formCheck?: FormCheck | undefined;
}

/** The server's response to a submission (spec 4): `isAccepted` is responseCode 1. */
export interface SubmissionResult {
  readonly isAccepted: boolean;
  /** For the toast. */
  readonly message: string;
}

/**
 * Sends a form's entries; its fields have the names of react-query's mutations. A second press during a
 * request sends nothing and is `aborted`; leaving the page, or closing the dialog that holds the form,
 * aborts the request. `readFormCheck` is called once per press, and returns how the form was filled in.
 */
export function useSubmission<Name extends SubmissionName>(
  name: Name,
  readFormCheck?: () => FormCheck,
) {
  const client = useApiClient();
  const running = useRef<AbortController>(undefined);
  /** The share of the request that has been sent, from 0 to 1; undefined if nothing is being sent. */
  const [progress, setProgress] = useState<number>();
  useEffect(() => () => running.current?.abort(), []);

  /** Rejects with an ApiError; its kind is `aborted` if nobody waits for the result. */
  async function mutateAsync(entries: SubmissionEntries[Name]): Promise<SubmissionResult> {
    if (running.current) throw new ApiError('aborted');
    const { signal } = (running.current = new AbortController());
    setProgress(0);
    try {
      const options = { signal, onUpload: setProgress, formCheck: readFormCheck?.() };
      return await sendSubmission(client, name, entries, options);
    } finally {
      running.current = undefined;
      setProgress(undefined);
    }
  }

  return { mutateAsync, isPending: progress !== undefined, progress };
}

/** Statuses for a key that belongs to another body: only a new key can succeed. */
const KEY_IS_TAKEN: readonly (number | undefined)[] = [409, 422];

/**
 * Sends a visitor's entries once, with the CSRF token and an Idempotency-Key: the same key while the
 * same entries have no final response, so that a retry is never a second submission.
 * @throws ApiError if there is no response, or a response without a responseCode.
 */
export async function sendSubmission<Name extends SubmissionName>(
  client: ApiClient,
  name: Name,
  entries: SubmissionEntries[Name],
  { formCheck, ...options }: SendOptions = {},
): Promise<SubmissionResult> {
  const { pendingKeys } = client;
  const identity = JSON.stringify([name, entries], describeFile);
  const key = pendingKeys.get(identity) ?? createKey();
  pendingKeys.set(identity, key);
  const { headers, ...input } = submissions[name](entries);
  try {
    const response = await postWithToken(client, endpoints[name], submissionResponse, {
      ...options,
      ...input,
      headers: {
        ...headers,
        [IDEMPOTENCY_HEADER]: key,
        ...(formCheck && { [FORM_CHECK_HEADER]: formatFormCheck(formCheck) }),
      },
    });
    const result = toResult(response);
    pendingKeys.delete(identity);
    return result;
  } catch (error) {
    if (options.signal?.aborted) throw new ApiError('aborted', { cause: error });
    if (error instanceof ApiError && KEY_IS_TAKEN.includes(error.status)) {
      pendingKeys.delete(identity);
    }
    throw error;
  }
}

/** Identifies a file: the result is equal if the same file is chosen again. */
function describeFile(_name: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.type, value.size, value.lastModified] : value;
}

/** 128 random bits. `crypto.randomUUID` is missing on pages that are not served over TLS. */
function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** A code may be a number or a string of digits. */
const responseCode = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d+$/))]),
  z.transform(Number),
);

const submissionResponse = liberal(z.extend(submissionResponseSchema, { responseCode }), []);

/**
 * A response without a code does not say whether the entries were saved. It is an error, so the
 * form keeps them and their key, and shows the message if there is one.
 */
function toResult(response: z.infer<typeof submissionResponse>): SubmissionResult {
  const { responseCode: code, responseMessage } = response;
  if (code === undefined) throw new ApiError('unreadable', { message: responseMessage });
  return code === responseCodes.success
    ? { isAccepted: true, message: responseMessage || RECEIVED }
    : { isAccepted: false, message: responseMessage || new ApiError('client-error').message };
}

/** What visitors read if the server accepted their entries without a message. */
const RECEIVED = 'Thank you. We have received what you sent.';

/**
 * The sent file that an error is about, if any. Proxies may strip the header that names it; then a 413 or
 * 415 is about the only file.
 */
export function findRefusedFile({ status, refusedPart }: ApiError, files: ApplicationFiles) {
  const sent = applicationFileNames.filter((name) => files[name]);
  const isFileRefused = status === 413 || status === 415;
  return (
    sent.find((name) => name === refusedPart) ??
    (isFileRefused && sent.length === 1 ? sent[0] : undefined)
  );
}

function json(entries: object, headers: RequestParts['headers'] = {}): RequestParts {
  return {
    body: JSON.stringify(entries),
    headers: { ...headers, 'Content-Type': 'application/json' },
  };
}

function multipart(parts: Readonly<Record<string, string | File | undefined>>): FormData {
  const body = new FormData();
  for (const [name, part] of Object.entries(parts)) if (part) body.append(name, part);
  return body;
}
