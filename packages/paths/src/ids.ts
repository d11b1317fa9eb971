/** A story key or job id in a URL: standard base64 with its padding (spec 2.1). */
export function encodeId(id: string | number): string {
  return btoa(String(id));
}

/**
 * The id behind a parameter of an address; undefined if that is not standard base64 with its
 * padding. An address that contains 'add-agent-store' carries the id as it stands (spec 2.12).
 */
export function decodeId(parameter: string, pathname: string): string | undefined {
  if (pathname.includes('add-agent-store')) return parameter;
  try {
    const id = atob(parameter);
    // atob also accepts white space, missing padding and stray bits, so an id would have several spellings.
    return btoa(id) === parameter ? id : undefined;
  } catch {
    // atob throws on anything that is not base64, and only then.
    return undefined;
  }
}
