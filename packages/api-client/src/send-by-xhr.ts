import type { Transport, WireAnswer, WireRequest } from './transport.ts';

/** Carries requests by XMLHttpRequest, since `fetch` does not report the progress of an upload. */
export const sendByXhr: Transport = (request) =>
  new Promise((resolve, reject) => {
    const { signal } = request;
    if (signal?.aborted) return reject(signal.reason);
    const xhr = openXhr(request);
    const abandon = () => xhr.abort();
    const silence = startSilenceTimer(request.timeoutMs, abandon);
    const settle = (finish: () => void) => () => {
      silence.stop();
      signal?.removeEventListener('abort', abandon);
      finish();
    };
    signal?.addEventListener('abort', abandon);
    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      silence.restart();
      if (lengthComputable) request.onUpload?.(loaded / total);
    };
    xhr.onprogress = silence.restart;
    xhr.onload = settle(() => resolve(readAnswer(xhr)));
    xhr.onerror = settle(() => reject(new Error('The network failed.')));
    xhr.onabort = settle(() =>
      reject(signal?.aborted ? signal.reason : new Error('The server kept silent.')),
    );
    xhr.send(request.body ?? null);
  });

function openXhr({ method, url, headers }: WireRequest): XMLHttpRequest {
  const xhr = new XMLHttpRequest();
  xhr.open(method, url);
  xhr.withCredentials = true;
  for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
  return xhr;
}

function readAnswer(xhr: XMLHttpRequest): WireAnswer {
  return {
    status: xhr.status,
    body: xhr.responseText,
    headers: { get: (name) => xhr.getResponseHeader(name) },
  };
}

function startSilenceTimer(timeoutMs: number, giveUp: () => void) {
  let timer = setTimeout(giveUp, timeoutMs);
  return {
    restart: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, timeoutMs);
    },
    stop: () => clearTimeout(timer),
  };
}
