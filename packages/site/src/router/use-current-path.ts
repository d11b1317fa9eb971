import { decodeId } from '@kestrova/paths';
import { useLocation, useParams } from 'react-router-dom';

/** The path that is shown, in one spelling: `/home/` is `/home`, `%3D` is `=`. */
export function useCurrentPath(): string {
  const trimmed = useLocation().pathname.replace(/\/+$/, '') || '/';
  try {
    return decodeURI(trimmed).replaceAll(/%3D/gi, '=');
  } catch {
    // decodeURI throws on a broken escape; no page has such an address.
    return trimmed;
  }
}

/** The story key or job id in the address; undefined if it is absent or not base64. */
export function useDecodedId(): string | undefined {
  const { id } = useParams();
  const { pathname } = useLocation();
  return id && decodeId(id, pathname);
}
