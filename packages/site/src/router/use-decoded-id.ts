import { decodeId } from '@kestrova/paths';
import { useLocation, useParams } from 'react-router-dom';

/** The story key or job id in the address; undefined where there is none or it is no base64. */
export function useDecodedId(): string | undefined {
  const { id } = useParams();
  const { pathname } = useLocation();
  return id && decodeId(id, pathname);
}
