import { csrf, endpoints } from '@kestrova/api-contract';
import type { ApiClient } from './api-client.ts';
import { callEndpoint } from './call-endpoint.ts';

/**
 * A client whose requests carry the token that every POST needs. A page without the cookie asks for
 * a token first, until `signal` says to leave; one that the server no longer knows (403) is renewed
 * once.
 */
export function withCsrfToken(client: ApiClient, signal?: AbortSignal): ApiClient {
  async function askForToken(): Promise<string> {
    return (await callEndpoint(client, endpoints.issueCsrfToken, { signal })).csrfToken;
  }

  return {
    ...client,
    async transport(request) {
      const send = (token: string) =>
        client.transport({ ...request, headers: { ...request.headers, [csrf.headerName]: token } });
      const answer = await send(findCookie(csrf.cookieName) ?? (await askForToken()));
      return answer.status === 403 ? send(await askForToken()) : answer;
    },
  };
}

function findCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return pair && decodeURIComponent(pair.slice(name.length + 1));
}
