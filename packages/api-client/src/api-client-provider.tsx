import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import type { ApiClient } from './api-client.ts';

const ApiClientContext = createContext<ApiClient | undefined>(undefined);

interface ApiClientProviderProps {
  client: ApiClient;
  children: ReactNode;
}

/**
 * Gives the components below it a client and its cache. It stands around each part that calls the
 * server and not around the site, since content pages do not load react-query.
 */
export function ApiClientProvider({ client, children }: ApiClientProviderProps) {
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
