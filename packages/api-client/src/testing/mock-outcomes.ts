import { REFUSED_PART_HEADER } from '@kestrova/api-contract';
import { ApiError } from '../api-error.ts';
import type { HttpRequest, HttpResponse } from '../transport.ts';

type Outcome = (request: HttpRequest) => Promise<HttpResponse>;

/** The outcome of a submission whose email address begins with its name. */
export const mockOutcomes = {
  declined: async () =>
    respondJson(200, {
      responseCode: 0,
      responseMessage: 'This position has been filled. Please look at our other openings.',
    }),
  cookieless: async () => {
    throw new ApiError('cookies');
  },
  missing: async () => respondJson(404, { exceptionMsg: 'Nobody reads this.' }),
  unsolicited: async () =>
    respondJson(400, {
      exceptionMsg:
        'This was filled in faster than people can, so we held it back. Nothing you entered is lost: please send it once more. Or write to us@example.com instead.',
    }),
  oversize: async () => ({ status: 413, body: '<html><h1>Payload Too Large</h1></html>' }),
  limited: async () =>
    respondJson(429, { exceptionMsg: 'Too many requests. Please try again in a minute.' }),
  failing: async () =>
    respondJson(500, { error: 'We could not save your entries. Please try again in a minute.' }),
  captive: async () => ({ status: 200, body: '<html>Welcome to the hotel Wi-Fi</html>' }),
  offline: async () => {
    throw new Error('The network failed.');
  },
  waiting: (request) => {
    request.onUpload?.(0.4);
    return waitForAbort(request);
  },
} as const satisfies Record<string, Outcome>;

/** The outcome that an email address selects, if any: `offline@example.com` never reaches the server. */
export function findOutcome(email: string): Outcome | undefined {
  const name = email.split(/[@.]/, 1)[0] ?? '';
  return Object.entries(mockOutcomes).find(([outcome]) => outcome === name)?.[1];
}

/** The rejection of the first file whose name begins with `macros`, if there is one. */
export function rejectMacros({ body }: HttpRequest): HttpResponse | undefined {
  const parts = body instanceof FormData ? [...body] : [];
  const refused = parts.find(([, part]) => part instanceof File && part.name.startsWith('macros'));
  const exceptionMsg =
    'This document contains macros. Please save it as PDF, or as DOCX without macros.';
  return refused && respondJson(415, { exceptionMsg }, { [REFUSED_PART_HEADER]: refused[0] });
}

/** A response with a JSON body, as the server writes one. */
export function respondJson(status: number, body: unknown, headers: Record<string, string> = {}) {
  return { status, body: JSON.stringify(body), headers: new Headers(headers) };
}

/** Never responds; rejects when the request is aborted. */
export function waitForAbort({ signal }: HttpRequest): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
