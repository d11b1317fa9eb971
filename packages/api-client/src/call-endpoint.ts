import { REFUSED_PART_HEADER, type Endpoint } from '@kestrova/api-contract';
import type { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { readErrorMessage, type ResponseReader } from './read-response.ts';
import { fillUrl, type UrlParts } from './fill-url.ts';
import type { WireAnswer, WireRequest } from './transport.ts';

/** What one call says beside its endpoint. */
export interface CallInput extends UrlParts, Pick<WireRequest, 'body' | 'signal' | 'onUpload'> {
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Makes one call and parses what came back. A POST needs a client `withCsrfToken`.
 * @throws ApiError for every failure, but the signal's reason where the call was abandoned.
 */
export async function callEndpoint<Value>(
  client: ApiClient,
  endpoint: Endpoint,
  read: ResponseReader<Value>,
  input: CallInput = {},
): Promise<Value> {
  const request: WireRequest = {
    method: endpoint.method,
    url: client.baseUrl + fillUrl(endpoint.path, input),
    headers: { Accept: 'application/json', ...input.headers },
    body: input.body,
    timeoutMs: endpoint.timeoutMs,
    signal: input.signal,
    onUpload: input.onUpload,
  };
  const answer = await client.transport(request).catch((cause: unknown) => {
    throw input.signal?.aborted || cause instanceof ApiError
      ? cause
      : new ApiError('unreachable', { cause });
  });
  return readResponse(read, answer);
}

function readResponse<Value>(
  read: ResponseReader<Value>,
  { status, body, headers }: WireAnswer,
): Value {
  const json = parseJson(body);
  if (status < 200 || status > 299) {
    const refusedPart = headers?.get(REFUSED_PART_HEADER) ?? undefined;
    throw new ApiError(kindOf(status), { status, words: readErrorMessage(json), refusedPart });
  }
  const value = read(json);
  if (value === undefined) throw new ApiError('unreadable', { status });
  return value;
}

function kindOf(status: number): ApiError['kind'] {
  if (status === 404) return 'not-found';
  return status >= 400 && status < 500 ? 'refused' : 'fault';
}

/** Proxies answer in HTML now and then: what is no JSON is left to the readings to refuse. */
function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
