import type {
  ApplicationFileName,
  ContactRequest,
  JobAlertRequest,
  JobApplicationData,
} from '@kestrova/api-contract';
import type { ApiError } from './api-error.ts';
import type { CallInput } from './call-endpoint.ts';

/** The files of an application, each of which may be missing. */
export type ApplicationFiles = Readonly<Partial<Record<ApplicationFileName, File | undefined>>>;

/** What a visitor sends, by the name of the endpoint that takes it. */
export interface SubmissionEntries {
  submitContactRequest: ContactRequest;
  submitApplication: { readonly data: JobApplicationData; readonly files: ApplicationFiles };
  /** Files for the application behind an emailed link, each in place of the stored one of its part. */
  replaceOwnFiles: { readonly secret: string; readonly files: ApplicationFiles };
  /** The secret of the emailed link. */
  withdrawOwnApplication: string;
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

type SubmissionInput = Pick<CallInput, 'body' | 'headers' | 'params'>;

/** How each call sends its entries. */
export const submissions: {
  readonly [Name in SubmissionName]: (entries: SubmissionEntries[Name]) => SubmissionInput;
} = {
  submitContactRequest: json,
  // The data goes first, so that the server can reject it before the files.
  submitApplication: ({ data, files }) => ({
    body: multipart({ data: JSON.stringify(data), ...files }),
  }),
  replaceOwnFiles: ({ secret, files }) => ({
    body: multipart(files),
    headers: bearerHeader(secret),
  }),
  withdrawOwnApplication: (secret) => ({ headers: bearerHeader(secret) }),
  sendOwnLinks: (email) => json({ email }),
  createJobAlert: json,
  confirmJobAlert: (token) => ({ headers: bearerHeader(token) }),
  endJobAlert: ({ token, alertId }) => json({ alertId }, bearerHeader(token)),
  unsubscribe: (token) => ({ params: { token } }),
};

/** The header with the secret of an emailed link (RFC 6750). */
export function bearerHeader(secret: string) {
  return { Authorization: `Bearer ${secret}` };
}

/**
 * The sent file that an error is about, if any. Proxies may strip the header that names it; then a 413 or
 * 415 is about the only file.
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

function json(entries: object, headers: SubmissionInput['headers'] = {}): SubmissionInput {
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
