import { csrf, endpoints } from '@kestrova/api-contract';
import type { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { callEndpoint } from './call-endpoint.ts';
import { readCsrfToken } from './read-response.ts';

/** Milliseconds between two looks for a new cookie, and how many looks there are. */
const lookInterval = 50;
const maxLooks = 20;

/**
 * A client whose requests carry the token that every POST needs. A page without the cookie gets
 * a token first; one that the server no longer accepts (403) is renewed once. A request rejects with an
 * ApiError of kind `cookies` where the browser keeps no cookie.
 */
export function withCsrfToken(client: ApiClient, signal?: AbortSignal): ApiClient {
  async function fetchToken(): Promise<string> {
    const { csrfToken } = await callEndpoint(client, endpoints.issueCsrfToken, readCsrfToken, {
      signal,
    });
    // `navigator.cookieEnabled` may say yes to a browser that drops what it is given.
    if (isSameOrigin(client) && !(await hasKeptCookie())) throw new ApiError('cookies');
    return csrfToken;
  }

  async function findToken(): Promise<string> {
    const token = findCookie(csrf.cookieName) ?? (await fetchToken());
    // Another response may have brought another cookie meanwhile, and the last one is what is sent.
    return findCookie(csrf.cookieName) ?? token;
  }

  return {
    ...client,
    async transport(request) {
      const send = (token: string) =>
        client.transport({ ...request, headers: { ...request.headers, [csrf.headerName]: token } });
      const response = await send(await findToken());
      return response.status === 403 ? send(await fetchToken()) : response;
    },
  };
}

/** WebKit shows a page the cookie of a response a moment after the response itself. */
async function hasKeptCookie(): Promise<boolean> {
  for (let look = 1; findCookie(csrf.cookieName) === undefined; look += 1) {
    if (look === maxLooks) return false;
    await new Promise((resolve) => setTimeout(resolve, lookInterval));
  }
  return true;
}

/** The cookie of an API on another origin is kept, and cannot be read from this page. */
function isSameOrigin({ baseUrl }: ApiClient): boolean {
  return new URL(baseUrl, location.href).origin === location.origin;
}

function findCookie(name: string): string | undefined {
  const pair = readCookies()
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`));
  return pair && decodeURIComponent(pair.slice(name.length + 1));
}

function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    // Reading throws where the page is framed without an origin of its own: there are no cookies.
    return '';
  }
}
