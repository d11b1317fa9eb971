import { REFUSED_PART_HEADER, type Endpoint } from '@kestrova/api-contract';
import type { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { readErrorMessage, type ResponseReader } from './read-response.ts';
import type { HttpRequest, HttpResponse } from './transport.ts';

/** What one call adds to its endpoint. */
export interface CallInput extends Pick<HttpRequest, 'body' | 'signal' | 'onUpload'> {
  /** Fills `:name` in the path. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Makes one call and reads its response. A POST needs a client `withCsrfToken`.
 * @throws ApiError for every failure, but the signal's reason where the call was aborted.
 */
export async function callEndpoint<Value>(
  client: ApiClient,
  endpoint: Endpoint,
  read: ResponseReader<Value>,
  input: CallInput = {},
): Promise<Value> {
  const request: HttpRequest = {
    method: endpoint.method,
    url: client.baseUrl + fillUrl(endpoint.path, input),
    headers: { Accept: 'application/json', ...input.headers },
    body: input.body,
    timeoutMs: endpoint.timeoutMs,
    signal: input.signal,
    onUpload: input.onUpload,
  };
  const response = await client.transport(request).catch((cause: unknown) => {
    throw input.signal?.aborted || cause instanceof ApiError
      ? cause
      : new ApiError('unreachable', { cause });
  });
  return readResponse(read, response);
}

function fillUrl(path: string, { params = {}, query = {} }: CallInput): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return search ? `${filled}?${search}` : filled;
}

function readResponse<Value>(
  read: ResponseReader<Value>,
  { status, body, headers }: HttpResponse,
): Value {
  const json = parseJson(body);
  if (status < 200 || status > 299) {
    const refusedPart = headers?.get(REFUSED_PART_HEADER) ?? undefined;
    throw new ApiError(findKind(status), { status, message: readErrorMessage(json), refusedPart });
  }
  const value = read(json);
  if (value === undefined) throw new ApiError('unreadable', { status });
  return value;
}

function findKind(status: number): ApiError['kind'] {
  if (status === 404) return 'not-found';
  return status >= 400 && status < 500 ? 'client-error' : 'server-error';
}

/** Proxies may respond in HTML: what is not JSON is undefined, and the reader refuses it. */
function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
