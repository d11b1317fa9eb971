import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendByXhr } from './send-by-xhr.ts';

/** What `sendByXhr` needs of the browser's class, with its events in the test's hands. */
class FakeXhr extends EventTarget {
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
    super();
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

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const request = {
  method: 'POST',
  url: '/x',
  headers: { A: 'b' },
  body: 'c',
  timeoutMs: 1000,
} as const;

function start(extra: object = {}) {
  const answer = sendByXhr({ ...request, ...extra });
  const xhr = FakeXhr.last;
  if (!xhr) throw new Error('No request was started.');
  return { answer, xhr };
}

test('sends method, URL, headers and body, and resolves with status and text', async () => {
  const { answer, xhr } = start();
  expect([xhr.sent, xhr.headers]).toEqual([['POST', '/x', 'c'], [['A', 'b']]]);
  Object.assign(xhr, { status: 400, responseText: 'no' });
  xhr.onload?.();
  expect(await answer).toMatchObject({ status: 400, body: 'no' });
});

test('the headers of the response can be read', async () => {
  const { answer, xhr } = start();
  xhr.onload?.();
  const { headers } = await answer;
  expect(headers?.get('Refused-Part')).toBe('cv');
  expect(headers?.get('Retry-After')).toBeNull();
});

test('rejects when the network fails', async () => {
  const { answer, xhr } = start();
  xhr.onerror?.();
  await expect(answer).rejects.toThrow('The network failed.');
});

test('gives up after the silence that was agreed on, not before', async () => {
  const { answer } = start();
  const failed = vi.fn<(error: Error) => void>();
  void answer.catch(failed);
  await vi.advanceTimersByTimeAsync(999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(new Error('The server kept silent.'));
});

test('a slow upload is not a silent one, and its progress is told', async () => {
  const onUpload = vi.fn<(share: number) => void>();
  const { answer, xhr } = start({ onUpload });
  for (const loaded of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(900);
    xhr.upload.onprogress?.({ loaded, total: 4, lengthComputable: true });
  }
  expect(onUpload.mock.calls).toEqual([[0.25], [0.5], [0.75]]);
  xhr.onload?.();
  await answer;
  expect(vi.getTimerCount()).toBe(0);
});

test('an abandoned request is aborted and rejects with the reason', async () => {
  const leave = new AbortController();
  const { answer } = start({ signal: leave.signal });
  leave.abort('gone');
  await expect(answer).rejects.toBe('gone');
});

test('what was abandoned before it began is never sent', async () => {
  FakeXhr.last = undefined;
  await expect(sendByXhr({ ...request, signal: AbortSignal.abort('gone') })).rejects.toBe('gone');
  expect(FakeXhr.last).toBeUndefined();
});
