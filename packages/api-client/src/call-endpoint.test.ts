import { expect, test } from 'vitest';
import { endpoints } from '@kestrova/api-contract';
import { ApiError } from './api-error.ts';
import { callEndpoint } from './call-endpoint.ts';
import { readJobDetails, readJobList } from './read-response.ts';
import { createFakeServer } from './testing.ts';
import { createRecordingClient } from './testing/recording-client.ts';

const NOTHING_LOST = /Nothing you entered is lost, please try again\./;

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.catch((error: unknown) => error);

test.each([
  [404, '{"exceptionMsg":"Unknown."}', 'not-found', /^Resource not found\.$/],
  [
    400,
    '{"exceptionMsg":"Email must not be empty."}',
    'client-error',
    /^Email must not be empty\.$/,
  ],
  [429, '{"exceptionMsg":"Wait a minute.","error":"x"}', 'client-error', /^Wait a minute\.$/],
  [500, '{"error":"We are being repaired."}', 'server-error', /^We are being repaired\.$/],
  [507, '{"exceptionMsg":"","error":"The disk is full."}', 'server-error', /^The disk is full\.$/],
  [
    507,
    '{"exceptionMsg":null,"error":"The disk is full."}',
    'server-error',
    /^The disk is full\.$/,
  ],
  [503, '{"responseMessage":"Back at nine."}', 'server-error', /^Back at nine\.$/],
  [503, '{}', 'server-error', NOTHING_LOST],
  [502, '<html>Bad Gateway</html>', 'server-error', NOTHING_LOST],
  [413, '<html>Request Entity Too Large</html>', 'client-error', /too large.* a smaller file\.$/],
  [415, '', 'client-error', /kind of file.* another one\.$/],
  [400, '{"exceptionMsg":42}', 'client-error', NOTHING_LOST],
  [200, '<html>Welcome to our Wi-Fi</html>', 'unreadable', NOTHING_LOST],
  [200, '{"jobId":1}', 'unreadable', NOTHING_LOST],
])('status %i with %s', async (status, body, kind, message) => {
  const { client } = createRecordingClient({ status, body });
  const error = await failureOf(callEndpoint(client, endpoints.getAllJobs, readJobList));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ kind, status, message: expect.stringMatching(message) });
});

test('no response at all says that nothing is lost, and keeps the cause', async () => {
  const cause = new Error('The network failed.');
  const { client } = createRecordingClient(cause);
  const error = await failureOf(callEndpoint(client, endpoints.getAllJobs, readJobList));
  expect(error).toMatchObject({
    kind: 'unreachable',
    message: expect.stringMatching(NOTHING_LOST),
  });
  expect(error).toHaveProperty('cause', cause);
});

test('an aborted call rejects with the reason, not with an error for the visitor', async () => {
  const leave = new AbortController();
  const { client } = createFakeServer({ jobs: 'pending' });
  const call = failureOf(
    callEndpoint(client, endpoints.getAllJobs, readJobList, { signal: leave.signal }),
  );
  leave.abort('gone');
  expect(await call).toBe('gone');
});

test('asks at the base URL, with parameters and query in their places', async () => {
  const { client, requests } = createRecordingClient({ status: 500, body: '' });
  await failureOf(
    callEndpoint(
      { ...client, baseUrl: '/v1/website' },
      endpoints.getJobDetailsById,
      readJobDetails,
      {
        params: { id: 'a/b' },
        query: { jobCountry: 'USA' },
      },
    ),
  );
  expect(requests[0]?.url).toBe('/v1/website/job/get-job-details-by-id/a%2Fb?jobCountry=USA');
});
