import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { AddressIdProvider } from './routing/address-id.ts';
import { findPage } from './routing/find-page.ts';
import { normalizePath } from './routing/use-current-path.ts';
import { redirects, paths } from '../paths.ts';

/**
 * The page that the address asks for; an unknown address leads to Home (spec 2.1). It is found as
 * its code is preloaded, and the router's own tree would add a tenth of the visitor's JavaScript.
 */
export function CurrentPage() {
  const { pathname } = useLocation();
  const found = findPage(pathname);
  if (!found) return <Navigate to={redirects[normalizePath(pathname)] ?? paths.home} replace />;
  const { page, id } = found;
  return (
    <AddressIdProvider value={id}>
      <Routes>
        <Route path={page.pattern} caseSensitive element={<page.Page />} />
      </Routes>
    </AddressIdProvider>
  );
}
