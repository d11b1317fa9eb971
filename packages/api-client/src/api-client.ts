import { sendByXhr } from './send-by-xhr.ts';
import type { Transport } from './transport.ts';

/** How the pages of one document talk to the server, and what they remember between calls. */
export interface ApiClient {
  /** Where the API lies, without a slash at the end. */
  readonly baseUrl: string;
  readonly transport: Transport;
  /** Idempotency-Keys of submissions that have not been answered yet, by their entries. */
  readonly openKeys: Map<string, string>;
}

/** Where the sites themselves pass requests on to the server. */
export const SAME_ORIGIN_BASE_URL = '/v1/website';

/** Creates a client; without settings it talks to the page's own origin. */
export function createApiClient({
  baseUrl = SAME_ORIGIN_BASE_URL,
  transport = sendByXhr,
}: { baseUrl?: string | undefined; transport?: Transport } = {}): ApiClient {
  return { baseUrl: baseUrl.replace(/\/+$/, ''), transport, openKeys: new Map() };
}
