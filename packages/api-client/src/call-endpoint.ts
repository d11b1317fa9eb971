import { errorBodyReading } from '@kestrova/api-contract';
import type * as z from 'zod/mini';
import type { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { fillUrl, type UrlParts } from './fill-url.ts';
import type { WireAnswer, WireRequest } from './transport.ts';

/** A conversation of the contract, as far as a call needs to know it. */
export interface CalledEndpoint<Reading extends z.ZodMiniType> {
  readonly method: WireRequest['method'];
  readonly path: string;
  readonly patienceMs: number;
  /** How the response is read: liberally, as `readings` of the contract. */
  readonly reading: Reading;
}

/** What one call says beside its endpoint. */
export interface CallInput extends UrlParts, Pick<WireRequest, 'body' | 'signal' | 'onUpload'> {
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Makes one call and parses what came back. A POST needs a client `withCsrfToken`.
 * @throws ApiError for every failure, but the signal's reason where the call was abandoned.
 */
export async function callEndpoint<Reading extends z.ZodMiniType>(
  client: ApiClient,
  endpoint: CalledEndpoint<Reading>,
  input: CallInput = {},
): Promise<z.output<Reading>> {
  const request: WireRequest = {
    method: endpoint.method,
    url: client.baseUrl + fillUrl(endpoint.path, input),
    headers: { Accept: 'application/json', ...input.headers },
    body: input.body,
    patienceMs: endpoint.patienceMs,
    signal: input.signal,
    onUpload: input.onUpload,
  };
  const answer = await client.transport(request).catch((cause: unknown) => {
    throw input.signal?.aborted || cause instanceof ApiError
      ? cause
      : new ApiError('unreachable', { cause });
  });
  return readResponse(endpoint.reading, answer);
}

function readResponse<Reading extends z.ZodMiniType>(
  reading: Reading,
  { status, body }: WireAnswer,
): z.output<Reading> {
  const json = parseJson(body);
  if (status < 200 || status > 299) throw readError(status, json);
  const parsed = reading.safeParse(json);
  if (!parsed.success) throw new ApiError('unreadable', { status, cause: parsed.error });
  return parsed.data;
}

function readError(status: number, json: unknown): ApiError {
  const { exceptionMsg, error, responseMessage } = errorBodyReading.safeParse(json).data ?? {};
  const words = exceptionMsg || error || responseMessage;
  return new ApiError(kindOf(status), { status, words });
}

function kindOf(status: number): ApiError['kind'] {
  if (status === 404) return 'not-found';
  return status >= 400 && status < 500 ? 'refused' : 'fault';
}

/** Proxies answer in HTML now and then: what is no JSON is left to the schemas to refuse. */
function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
