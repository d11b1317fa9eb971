import { csrfTokenResponseSchema, endpoints } from '@kestrova/api-contract';
import { expect, test } from 'vitest';
import { postWithToken } from './post-with-token.ts';
import { respondJson } from './testing/mock-outcomes.ts';
import { createRecordingClient } from './testing/recording-client.ts';

const accepted = respondJson(200, { csrfToken: 'read' });
const forbidden = respondJson(403, { exceptionMsg: 'This page has expired.' });
const token = (csrfToken: string) => respondJson(200, { csrfToken });

function openPage(...responses: Parameters<typeof createRecordingClient>) {
  const { client, requests } = createRecordingClient(...responses);
  return {
    post: () =>
      postWithToken(client, endpoints.submitContactRequest, csrfTokenResponseSchema, {
        body: '{}',
      }),
    sent: () => requests.map(({ method, headers }) => headers['X-XSRF-TOKEN'] ?? method),
    requests,
  };
}

test('gets a token before the first POST, and sends it with each', async () => {
  const { post, sent, requests } = openPage(token('first'), accepted);
  await post();
  await post();
  expect(requests[0]?.url).toBe('/v1/website/csrf-token');
  expect(sent()).toEqual(['GET', 'first', 'first']);
});

test('replaces a rejected token, and retries the POST', async () => {
  const { post, sent } = openPage(token('first'), forbidden, token('second'), accepted);
  await post();
  await post();
  expect(sent()).toEqual(['GET', 'first', 'GET', 'second', 'second']);
});

test('reports missing cookies if a fresh token is rejected too, and starts again', async () => {
  const responses = [token('first'), forbidden, token('second'), forbidden, token('third')];
  const { post, sent } = openPage(...responses, accepted);
  await expect(post()).rejects.toMatchObject({
    kind: 'cookies',
    message: expect.stringContaining('cookies'),
  });
  expect(sent()).toEqual(['GET', 'first', 'GET', 'second']);
  await post();
  expect(sent().slice(4)).toEqual(['GET', 'third']);
});

test.each([400, 500])('sends a POST that fails with %i only once', async (status) => {
  const { post, sent } = openPage(token('first'), respondJson(status, {}));
  await expect(post()).rejects.toMatchObject({ status });
  expect(sent()).toEqual(['GET', 'first']);
});
