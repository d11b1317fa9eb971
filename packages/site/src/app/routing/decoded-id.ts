import { useLocation, useParams } from 'react-router-dom';
import { findDecodedId } from './encoded-id.ts';

/** The story key or job id in the address; undefined where there is none or it is no base64. */
export function useDecodedId(): string | undefined {
  const { id } = useParams();
  const { pathname } = useLocation();
  return id && findDecodedId(id, pathname);
}
