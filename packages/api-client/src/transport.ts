/** One request as it goes over the wire. */
export interface WireRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData | undefined;
  /** The longest silence, in milliseconds; every sign of progress starts it anew. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Told the share of the body that has left, from 0 to 1. */
  readonly onUpload?: ((share: number) => void) | undefined;
}

/** What came back, whatever its status. */
export interface WireAnswer {
  readonly status: number;
  readonly body: string;
  /** Of another origin only those that its server exposes. */
  readonly headers?: Pick<Headers, 'get'> | undefined;
}

/**
 * Carries requests to the server. It rejects with the signal's reason when abandoned, and with
 * any other error when no answer came.
 */
export type Transport = (request: WireRequest) => Promise<WireAnswer>;
