import {
  csrf,
  csrfTokenResponseSchema,
  endpoints,
  REFUSED_PART_HEADER,
  type Endpoint,
} from '@kestrova/api-contract';
import * as z from 'zod/mini';
import type { ApiClient } from './api-client.tsx';
import { ApiError } from './api-error.ts';
import { liberal } from './liberal.ts';
import type { HttpRequest, HttpResponse } from './transport.ts';

/** How long the client waits without a sign of progress, in milliseconds. */
const timeouts = { GET: 10_000, POST: 30_000 };

/** The input of one call to an endpoint. */
export interface CallInput extends Pick<HttpRequest, 'body' | 'signal' | 'onUpload'> {
  /** Fills `:name` in the path. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Makes one call and reads its response. A POST needs a CSRF token: see `postWithToken`.
 * @throws ApiError for every failure, but the signal's reason if the call was aborted.
 */
export async function callEndpoint<Schema extends z.ZodMiniType>(
  client: ApiClient,
  endpoint: Endpoint,
  schema: Schema,
  input: CallInput = {},
): Promise<z.infer<Schema>> {
  const request: HttpRequest = {
    method: endpoint.method,
    url: client.baseUrl + fillUrl(endpoint.path, input),
    headers: { Accept: 'application/json', ...input.headers },
    body: input.body,
    timeoutMs: timeouts[endpoint.method],
    signal: input.signal,
    onUpload: input.onUpload,
  };
  const response = await client.transport(request).catch((cause: unknown) => {
    throw input.signal?.aborted || cause instanceof ApiError
      ? cause
      : new ApiError('unreachable', { cause });
  });
  return readResponse(schema, response);
}

/**
 * Makes a POST with the CSRF token that the server compares with its cookie. A token that it rejects
 * (403), such as one from before another tab's cookie, is replaced once.
 * @throws ApiError of kind `cookies` if a fresh token fails too and the browser shows no cookie.
 */
export async function postWithToken<Schema extends z.ZodMiniType>(
  client: ApiClient,
  endpoint: Endpoint,
  schema: Schema,
  input: CallInput,
): Promise<z.infer<Schema>> {
  const post = async () => {
    client.csrfToken ??= await fetchToken(client, input.signal);
    const headers = { ...input.headers, [csrf.headerName]: client.csrfToken };
    return callEndpoint(client, endpoint, schema, { ...input, headers });
  };
  try {
    return await post();
  } catch (error) {
    if (!isForbidden(error)) throw error;
  }
  client.csrfToken = undefined;
  return post().catch((cause: unknown) => {
    client.csrfToken = undefined;
    throw isForbidden(cause) && !keepsCookie() ? new ApiError('cookies', { cause }) : cause;
  });
}

/** Whether the token's cookie is there; that of an API on another host cannot be seen. */
function keepsCookie(): boolean {
  return navigator.cookieEnabled && document.cookie.includes(`${csrf.cookieName}=`);
}

async function fetchToken(client: ApiClient, signal: AbortSignal | undefined): Promise<string> {
  const { csrfToken } = await callEndpoint(
    client,
    endpoints.issueCsrfToken,
    csrfTokenResponseSchema,
    { signal },
  );
  return csrfToken;
}

function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}

/** The header with the token of an emailed link (RFC 6750). */
export function bearerHeader(token: string) {
  return { Authorization: `Bearer ${token}` };
}

function fillUrl(path: string, { params = {}, query = {} }: CallInput): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return search ? `${filled}?${search}` : filled;
}

function readResponse<Schema extends z.ZodMiniType>(
  schema: Schema,
  { status, body, headers }: HttpResponse,
): z.infer<Schema> {
  const json = parseJson(body);
  if (status < 200 || status > 299) {
    const refusedPart = headers?.get(REFUSED_PART_HEADER) ?? undefined;
    throw new ApiError(findKind(status), { status, message: readErrorMessage(json), refusedPart });
  }
  const result = z.safeParse(schema, json);
  if (!result.success) throw new ApiError('unreadable', { status });
  return result.data;
}

function findKind(status: number): ApiError['kind'] {
  if (status === 404) return 'not-found';
  return status >= 400 && status < 500 ? 'client-error' : 'server-error';
}

const errorBody = liberal(
  z.object({ exceptionMsg: z.string(), error: z.string(), responseMessage: z.string() }),
  [],
);

/** The text of an HTTP error's body (spec 8): exceptionMsg, or else error. */
function readErrorMessage(json: unknown): string | undefined {
  const { data } = errorBody.safeParse(json);
  return data?.exceptionMsg || data?.error || data?.responseMessage;
}

/** Undefined if the body is not JSON, such as the HTML of a proxy; the schema rejects it. */
function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
