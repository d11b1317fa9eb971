import type { ReactNode } from 'react';
import { ApiClientProvider } from '../api-client-provider.tsx';
import type { ApiClient } from '../api-client.ts';

/** Options of `renderHook` that give the hook a client. */
export function withinProvider(client: ApiClient) {
  return {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ApiClientProvider client={client}>{children}</ApiClientProvider>
    ),
  };
}
