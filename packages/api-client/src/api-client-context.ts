import { createContext, useContext } from 'react';
import { createApiClient, type ApiClient } from './api-client.ts';

const ApiClientContext = createContext<ApiClient>(createApiClient());

/** Gives the parts below it another client than that of the page's own origin. */
export const ApiClientProvider = ApiClientContext.Provider;

/** The client of the nearest provider. */
export function useApiClient(): ApiClient {
  return useContext(ApiClientContext);
}
