import { csrf, csrfTokenResponseSchema, endpoints, type Endpoint } from '@kestrova/api-contract';
import type * as z from 'zod/mini';
import type { ApiClient } from './api-client.tsx';
import { ApiError } from './api-error.ts';
import { callEndpoint, type CallInput } from './call-endpoint.ts';

/**
 * Makes a POST with the CSRF token that the server compares with its cookie. A token that it rejects
 * (403), such as one from before another tab's cookie, is replaced once.
 * @throws ApiError of kind `cookies` if a fresh token fails too: the browser keeps no cookie.
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
    throw isForbidden(cause) ? new ApiError('cookies', { cause }) : cause;
  });
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
