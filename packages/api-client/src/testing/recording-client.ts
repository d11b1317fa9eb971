import { createApiClient } from '../api-client.tsx';
import type { HttpRequest, HttpResponse } from '../transport.ts';

/**
 * A client that records its requests and returns the given responses in turn, then repeats the
 * last.
 */
export function createRecordingClient(...responses: (HttpResponse | Error)[]) {
  const requests: HttpRequest[] = [];
  const client = createApiClient({
    transport: async (request) => {
      requests.push(request);
      const response = responses[Math.min(requests.length, responses.length) - 1];
      if (response instanceof Error) throw response;
      if (!response) throw new Error('No response was given.');
      return response;
    },
  });
  return { client, requests };
}
