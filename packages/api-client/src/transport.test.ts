import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendByXhr } from './transport.ts';

/** The times and the end of a request. What it sends and receives is tested with a real one in tooling/e2e. */
class FakeXhr {
  static last: FakeXhr | undefined;
  readonly upload: { onprogress?: (event: object) => void } = {};
  onprogress?: () => void;
  onload?: () => void;
  onabort?: () => void;

  constructor() {
    FakeXhr.last = this;
  }

  open() {}

  send() {}

  abort() {
    this.onabort?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
});

afterEach(() => vi.useRealTimers());

const request = { method: 'POST', url: '/x', headers: {}, body: '', timeoutMs: 1000 } as const;

function start(extra: object = {}) {
  const response = sendByXhr({ ...request, ...extra });
  const xhr = FakeXhr.last;
  if (!xhr) throw new Error('No request was started.');
  return { response, xhr };
}

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
