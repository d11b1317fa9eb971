import { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';

const queryClients = new WeakMap<ApiClient, QueryClient>();

/** The cache of what a client has read; it lives as long as the client does. */
export function queryClientOf(client: ApiClient): QueryClient {
  const found = queryClients.get(client);
  if (found) return found;
  const created = createQueryClient();
  queryClients.set(client, created);
  return created;
}

/** An offline browser shows the error with its 'Try again', rather than a skeleton without end. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 60_000,
        retry: isWorthRetrying,
        retryDelay: 500,
      },
    },
  });
}

/** One more try, and only where the same question may get another answer. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof ApiError && !isFinal(error);
}

function isFinal({ kind }: ApiError): boolean {
  return kind === 'not-found' || kind === 'refused';
}
