/** Replaces the site's router, so that a peer does not load a second router. */
export function useLocation() {
  return { pathname: '/home', search: '', hash: '' };
}

export function useParams() {
  return {};
}

export const NavigationType = { Pop: 'POP' };

export function useNavigationType() {
  return NavigationType.Pop;
}

export function Navigate() {
  return null;
}
