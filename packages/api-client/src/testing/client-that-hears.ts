import { createApiClient } from '../api-client.ts';
import type { WireAnswer, WireRequest } from '../transport.ts';

/** A client whose server gives one answer to everything, and what it was asked. */
export function clientThatHears(...answers: (WireAnswer | Error)[]) {
  const requests: WireRequest[] = [];
  const client = createApiClient({
    transport: async (request) => {
      requests.push(request);
      const answer = answers[Math.min(requests.length, answers.length) - 1];
      if (!answer || answer instanceof Error) throw answer ?? new Error('No answer was prepared.');
      return answer;
    },
  });
  return { client, requests };
}
