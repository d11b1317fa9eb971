import { useLocation, useParams } from 'react-router-dom';

/** The story key or job id in the address; undefined where there is none or it is no base64. */
export function useDecodedId(): string | undefined {
  const { id } = useParams();
  const { pathname } = useLocation();
  return id && findDecodedId(id, pathname);
}

/**
 * The id behind a route parameter; undefined where the parameter is no standard base64 with its
 * padding. A path that contains 'add-agent-store' carries the id as it stands (spec 2.12).
 */
export function findDecodedId(parameter: string, pathname: string): string | undefined {
  if (pathname.includes('add-agent-store')) return parameter;
  try {
    const id = atob(parameter);
    // atob also takes white space, missing padding and stray bits: spellings that no server knows.
    return btoa(id) === parameter ? id : undefined;
  } catch {
    // atob throws on anything that is not base64, and only then.
    return undefined;
  }
}
