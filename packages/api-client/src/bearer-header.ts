/** The header that carries the secret of an emailed link (RFC 6750). */
export function bearerHeader(secret: string) {
  return { Authorization: `Bearer ${secret}` };
}
