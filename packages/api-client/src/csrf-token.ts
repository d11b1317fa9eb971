import { csrf } from '@kestrova/api-contract';
import type { Transport } from './transport.ts';

/**
 * Sends with the token that every POST needs. A page without the cookie asks for a token first;
 * one that the server no longer knows (403) is renewed once.
 */
export function withCsrfToken(transport: Transport, askForToken: () => Promise<string>): Transport {
  return async (request) => {
    const send = (token: string) =>
      transport({ ...request, headers: { ...request.headers, [csrf.headerName]: token } });
    const answer = await send(findCookie(csrf.cookieName) ?? (await askForToken()));
    return answer.status === 403 ? send(await askForToken()) : answer;
  };
}

function findCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return pair && decodeURIComponent(pair.slice(name.length + 1));
}
