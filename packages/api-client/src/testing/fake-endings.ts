import { ApiError } from '../api-error.ts';
import type { WireAnswer, WireRequest } from '../transport.ts';
import { answerJson } from './answer-json.ts';

type Ending = (request: WireRequest) => Promise<WireAnswer>;

/** How a submission ends when its e-mail address begins with the ending's name. */
export const fakeEndings = {
  declined: async () =>
    answerJson(200, {
      responseCode: 0,
      responseMessage: 'This position has been filled. Please look at our other openings.',
    }),
  nulls: async () =>
    answerJson(200, {
      responseCode: 0,
      responseMessage: 'This position has been filled meanwhile.',
      email: null,
    }),
  codeless: async () => answerJson(200, { responseMessage: 'Please call us instead.' }),
  cookieless: async () => {
    throw new ApiError('cookies');
  },
  missing: async () => answerJson(404, { exceptionMsg: 'Nobody reads this.' }),
  refused: async () => answerJson(400, { exceptionMsg: 'Please check what you entered.' }),
  unnamed: async () =>
    answerJson(415, { exceptionMsg: 'A file is damaged. Please save it again and choose it.' }),
  oversize: async () => ({ status: 413, body: '<html><h1>Payload Too Large</h1></html>' }),
  crowded: async () =>
    answerJson(429, { exceptionMsg: 'Too many requests. Please try again in a minute.' }),
  fault: async () =>
    answerJson(500, { error: 'We could not save your entries. Please try again in a minute.' }),
  wordless: async () => ({ status: 502, body: '<html><h1>Bad Gateway</h1></html>' }),
  garbled: async () => ({ status: 200, body: '<html>Welcome to the hotel Wi-Fi</html>' }),
  offline: async () => {
    throw new Error('The network failed.');
  },
  waiting: (request) => {
    request.onUpload?.(0.4);
    return waitForAbort(request);
  },
} as const satisfies Record<string, Ending>;

/** The name of an ending: `offline@example.com` never reaches the server. */
export type FakeEnding = keyof typeof fakeEndings;

/** The ending that an e-mail address asks for, if any. */
export function findEnding(email: string): Ending | undefined {
  const name = email.split(/[@.]/, 1)[0] ?? '';
  return Object.entries(fakeEndings).find(([ending]) => ending === name)?.[1];
}

/** Never answers; rejects when the request is abandoned. */
export function waitForAbort({ signal }: WireRequest): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
