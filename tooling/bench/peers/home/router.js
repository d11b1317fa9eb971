/** Stands in for the site's router, so that no peer carries it beside its own. */
export function useLocation() {
  return { pathname: '/home', search: '', hash: '' };
}

export function useParams() {
  return {};
}
