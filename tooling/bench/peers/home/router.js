/** Stands in for the site's router, so that no peer carries it beside its own. */
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
