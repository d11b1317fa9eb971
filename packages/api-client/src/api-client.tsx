import { API_PREFIX } from '@kestrova/api-contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import { ApiError } from './api-error.ts';
import { sendByXhr, type Transport } from './transport.ts';

/** The calls of the pages of one document, and their cache. */
export interface ApiClient {
  /** The URL of the API, without a slash at the end. */
  readonly baseUrl: string;
  readonly transport: Transport;
  /** The token that the last POST carried; absent before the first. */
  csrfToken: string | undefined;
  /** Idempotency-Keys of submissions without a final response, by their entries. */
  readonly pendingKeys: Map<string, string>;
  /** The cache of the data that was read; it lives as long as the client. */
  readonly queryClient: QueryClient;
}

/** Creates a client; without settings it calls the page's own origin. */
export function createApiClient({
  baseUrl = API_PREFIX,
  transport = sendByXhr,
}: { baseUrl?: string; transport?: Transport } = {}): ApiClient {
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    transport,
    csrfToken: undefined,
    pendingKeys: new Map(),
    queryClient: new QueryClient({
      defaultOptions: {
        queries: {
          // An offline browser shows the error with its 'Try again' instead of waiting for the network.
          networkMode: 'always',
          staleTime: 60_000,
          retry: (failures, error) => failures < 1 && isTransient(error),
          retryDelay: 500,
        },
      },
    }),
  };
}

/** Whether the same request may get another response. */
function isTransient(error: Error): boolean {
  return error instanceof ApiError && error.kind !== 'not-found' && error.kind !== 'client-error';
}

const ApiClientContext = createContext<ApiClient | undefined>(undefined);

interface ApiClientProviderProps {
  /** Ignored if an outer provider has a client, such as that of a page's test. */
  client: ApiClient;
  children: ReactNode;
}

/**
 * Provides a client and its cache to its children. Put it around each part that calls the server,
 * not around the site, since content pages do not load react-query.
 */
export function ApiClientProvider({ client: own, children }: ApiClientProviderProps) {
  const client = use(ApiClientContext) ?? own;
  return (
    <ApiClientContext value={client}>
      <QueryClientProvider client={client.queryClient}>{children}</QueryClientProvider>
    </ApiClientContext>
  );
}

/**
 * The client of the nearest provider.
 * @throws Error without a provider.
 */
export function useApiClient(): ApiClient {
  const client = use(ApiClientContext);
  if (!client) throw new Error('There is no ApiClientProvider around this component.');
  return client;
}
