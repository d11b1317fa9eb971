const YEAR = 365 * 24 * 60 * 60 * 1000;

/** Whom to tell about a weakness (RFC 9116), at `/.well-known/security.txt`; valid for a year. */
export function securityText(siteOrigin: string, now: Date): string {
  return [
    'Contact: mailto:business@kestrova.example',
    `Expires: ${new Date(now.getTime() + YEAR).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
