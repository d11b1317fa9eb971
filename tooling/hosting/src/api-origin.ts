/** Where the API listens on a developer's machine. */
const LOCAL_API_ORIGIN = 'http://localhost:4000';

/** A setting that is missing or wrong; the message says what to do. */
export class SettingError extends Error {
  override name = 'SettingError';
}

interface ApiSettings {
  /** Scheme, host and port of the site. */
  siteOrigin: string;
  /** What browsers call: a path of the site itself, or a URL at another origin. */
  apiBaseUrl: string;
  /** The setting `API_ORIGIN`; an empty one counts as not set. */
  apiOrigin?: string | undefined;
}

/** The origin that browsers call. */
export function calledOrigin({ siteOrigin, apiBaseUrl }: ApiSettings): string {
  return new URL(apiBaseUrl, siteOrigin).origin;
}

/**
 * Where the host proxies the calls to that browsers make on the site's own origin; undefined where
 * they call the API directly.
 * @throws SettingError where that is not known, or is no origin.
 */
export function findProxiedOrigin(settings: ApiSettings): string | undefined {
  const { siteOrigin, apiOrigin } = settings;
  if (calledOrigin(settings) !== new URL(siteOrigin).origin) return undefined;
  if (!apiOrigin && new URL(siteOrigin).hostname === 'localhost') return LOCAL_API_ORIGIN;
  if (!apiOrigin) {
    throw new SettingError(
      `API_ORIGIN is not set: name the API behind ${siteOrigin}, such as API_ORIGIN=https://api.example.com, or set API_BASE_URL for browsers to call it directly.`,
    );
  }
  const url = URL.canParse(apiOrigin) ? new URL(apiOrigin) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new SettingError(
    `API_ORIGIN is "${apiOrigin}"; give it a scheme and a host and nothing after them, such as https://api.example.com.`,
  );
}
