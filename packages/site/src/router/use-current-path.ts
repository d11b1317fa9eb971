import { useLocation } from 'react-router-dom';

/** The path that is shown, without a trailing slash and with its escapes resolved. */
export function useCurrentPath(): string {
  return normalizePath(useLocation().pathname);
}

/** One spelling for the addresses that lead to one page: `/home/` is `/home`, `%3D` is `=`. */
export function normalizePath(pathname: string): string {
  const trimmed = pathname.replace(/\/+$/, '') || '/';
  try {
    return decodeURI(trimmed).replaceAll(/%3D/gi, '=');
  } catch {
    // decodeURI throws on a broken escape; such an address leads to no page, however it is spelt.
    return trimmed;
  }
}
