/**
 * Whether the site answers at all, whatever it says. `navigator.onLine` knows of network cards only:
 * it is true behind a dead router, and false where the site runs on the same machine.
 */
export async function isSiteReachable(): Promise<boolean> {
  try {
    await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    // fetch rejects where no response came.
    return false;
  }
}
