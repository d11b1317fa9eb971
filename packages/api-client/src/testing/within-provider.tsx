import type { ReactNode } from 'react';
import { ApiClientProvider, type ApiClient } from '../api-client.tsx';

/** Options of `renderHook` that give the hook a client. */
export function withinProvider(client: ApiClient) {
  return {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ApiClientProvider client={client}>{children}</ApiClientProvider>
    ),
  };
}
