/** One request as it goes over the wire. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData | undefined;
  /** Max time without progress, in milliseconds. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Called with the share of the body that has been sent, from 0 to 1. */
  readonly onUpload?: ((share: number) => void) | undefined;
}

export interface HttpResponse {
  readonly status: number;
  readonly body: string;
  /** From another origin, only those that its server exposes. */
  readonly headers?: Pick<Headers, 'get'> | undefined;
}

/**
 * Sends requests to the server. It rejects with the signal's reason if aborted, and with another
 * error if no response came.
 */
export type Transport = (request: HttpRequest) => Promise<HttpResponse>;

/** Sends requests by XMLHttpRequest, since `fetch` does not report the progress of an upload. */
export const sendByXhr: Transport = (request) =>
  new Promise((resolve, reject) => {
    const { signal } = request;
    if (signal?.aborted) return reject(signal.reason);
    const xhr = openXhr(request);
    const abort = () => xhr.abort();
    const idleTimer = startIdleTimer(request.timeoutMs, abort);
    const settle = (finish: () => void) => () => {
      idleTimer.stop();
      signal?.removeEventListener('abort', abort);
      finish();
    };
    signal?.addEventListener('abort', abort);
    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      idleTimer.restart();
      if (lengthComputable) request.onUpload?.(loaded / total);
    };
    xhr.onprogress = idleTimer.restart;
    xhr.onload = settle(() => resolve(readResponse(xhr)));
    xhr.onerror = settle(() => reject(new Error('The network failed.')));
    xhr.onabort = settle(() =>
      reject(signal?.aborted ? signal.reason : new Error('The request timed out.')),
    );
    xhr.send(request.body ?? null);
  });

function openXhr({ method, url, headers }: HttpRequest): XMLHttpRequest {
  const xhr = new XMLHttpRequest();
  xhr.open(method, url);
  xhr.withCredentials = true;
  for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
  return xhr;
}

function readResponse(xhr: XMLHttpRequest): HttpResponse {
  return {
    status: xhr.status,
    body: xhr.responseText,
    headers: { get: (name) => xhr.getResponseHeader(name) },
  };
}

function startIdleTimer(timeoutMs: number, onTimeout: () => void) {
  let timer = setTimeout(onTimeout, timeoutMs);
  return {
    restart: () => {
      clearTimeout(timer);
      timer = setTimeout(onTimeout, timeoutMs);
    },
    stop: () => clearTimeout(timer),
  };
}
