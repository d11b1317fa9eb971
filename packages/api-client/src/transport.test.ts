import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendByXhr } from './transport.ts';

/** The part of the browser's class that `sendByXhr` uses; the test fires its events. */
class FakeXhr {
  static last: FakeXhr | undefined;
  status = 0;
  responseText = '';
  withCredentials = false;
  readonly sent: unknown[] = [];
  readonly headers: [string, string][] = [];
  readonly upload: { onprogress?: (event: object) => void } = {};
  onprogress?: () => void;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;

  constructor() {
    FakeXhr.last = this;
  }

  open(...request: unknown[]) {
    this.sent.push(...request);
  }

  setRequestHeader(name: string, value: string) {
    this.headers.push([name, value]);
  }

  getResponseHeader(name: string) {
    return name === 'Refused-Part' ? 'cv' : null;
  }

  send(body: unknown) {
    this.sent.push(body);
  }

  abort() {
    this.onabort?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
});

afterEach(() => vi.useRealTimers());

const request = {
  method: 'POST',
  url: '/x',
  headers: { A: 'b' },
  body: 'c',
  timeoutMs: 1000,
} as const;

function start(extra: object = {}) {
  const response = sendByXhr({ ...request, ...extra });
  const xhr = FakeXhr.last;
  if (!xhr) throw new Error('No request was started.');
  return { response, xhr };
}

test('sends method, URL, headers and body, and resolves with status and text', async () => {
  const { response, xhr } = start();
  expect([xhr.sent, xhr.headers]).toEqual([['POST', '/x', 'c'], [['A', 'b']]]);
  Object.assign(xhr, { status: 400, responseText: 'no' });
  xhr.onload?.();
  expect(await response).toMatchObject({ status: 400, body: 'no' });
});

test('returns the headers of the response', async () => {
  const { response, xhr } = start();
  xhr.onload?.();
  const { headers } = await response;
  expect(headers?.get('Refused-Part')).toBe('cv');
  expect(headers?.get('Retry-After')).toBeNull();
});

test('rejects when the network fails', async () => {
  const { response, xhr } = start();
  xhr.onerror?.();
  await expect(response).rejects.toThrow('The network failed.');
});

test('times out only after the set time without progress', async () => {
  const { response } = start();
  const failed = vi.fn<(error: Error) => void>();
  void response.catch(failed);
  await vi.advanceTimersByTimeAsync(999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(new Error('The request timed out.'));
});

test('reports progress, and does not time out during it', async () => {
  const onUpload = vi.fn<(share: number) => void>();
  const { response, xhr } = start({ onUpload });
  for (const loaded of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(900);
    xhr.upload.onprogress?.({ loaded, total: 4, lengthComputable: true });
  }
  expect(onUpload.mock.calls).toEqual([[0.25], [0.5], [0.75]]);
  xhr.onload?.();
  await response;
  expect(vi.getTimerCount()).toBe(0);
});

test('aborts a request with its signal, and rejects with the reason', async () => {
  const leave = new AbortController();
  const { response } = start({ signal: leave.signal });
  leave.abort('gone');
  await expect(response).rejects.toBe('gone');
});

test('does not send a request that was aborted before it began', async () => {
  FakeXhr.last = undefined;
  await expect(sendByXhr({ ...request, signal: AbortSignal.abort('gone') })).rejects.toBe('gone');
  expect(FakeXhr.last).toBeUndefined();
});
