import type { Config } from './config.ts';

/** Names that no site on the internet has (RFC 2606, RFC 6761), and the addresses of this machine. */
const exampleHost =
  /(?:^|\.)(?:localhost|example(?:\.(?:com|net|org))?)\.?$|^(?:127\..*|0\.0\.0\.0|\[::1?\])$/;
const exampleAddress = /[@.]example(?:\.(?:com|net|org))?\.?(?=$|[>,\s])/i;
/** The passwords in tooling/hosting/docker/local.env. */
const publicPasswords = new Set([
  'kestrova',
  'kestrova-local',
  'kestrova-local-key-of-links-in-emails',
]);
/** The example in messages and documents. */
const exampleSmtpUrl = 'smtp://user:password@host:587';
/** The port of Mailpit and similar programs, which keep emails instead of sending them. */
const testInboxPort = '1025';

/**
 * Finds settings for a developer's machine beside a site on the internet: visitors' data would go
 * to an address that nobody reads, or be protected by a password that everyone knows.
 * @returns one sentence for each; none if no site is on the internet.
 */
export function findExampleSettings(config: Config): string[] {
  const { siteOrigins, mail, database, files, linkKey } = config;
  if (!siteOrigins.some(({ origin }) => isOnInternet(origin))) return [];
  const teams = { MAIL_CAREERS_TO: mail.careersTo, MAIL_BUSINESS_TO: mail.businessTo };
  const addresses = Object.entries({ MAIL_FROM: mail.from, ...teams });
  const passwords = {
    'DATABASE_URL (in the containers DATABASE_PASSWORD)': new URL(database.url ?? 'none:').password,
    'S3_SECRET_ACCESS_KEY (in the containers STORAGE_PASSWORD)': files.bucket?.secretAccessKey,
    LINK_KEY: linkKey,
  };
  return [
    ...siteOrigins
      .filter(({ origin }) => !isOnInternet(origin))
      .map(
        ({ setting, origin }) => `${setting} is ${origin}: set the origin where visitors open it`,
      ),
    ...addresses
      .filter(([, address]) => exampleAddress.test(address))
      .map(([setting, address]) => `${setting} is ${address}, which is an example: set your own`),
    ...Object.entries(passwords)
      .filter(([, password = '']) => publicPasswords.has(password))
      .map(([setting]) => `${setting} has a password of local.env, which is public: set another`),
    ...findMailProblem(mail.smtpUrl),
  ];
}

/** Whether others can open it; also true for http, since a proxy may end TLS or redirect. */
function isOnInternet(origin: string): boolean {
  return !exampleHost.test(new URL(origin).hostname);
}

function findMailProblem(smtpUrl: string | undefined): string[] {
  const advice = `set your mail server, such as ${exampleSmtpUrl}`;
  if (smtpUrl === undefined) {
    return [`SMTP_URL is not set, so emails would be files that nobody gets: ${advice}`];
  }
  const { hostname, port } = new URL(smtpUrl);
  if (hostname === new URL(exampleSmtpUrl).hostname || exampleAddress.test(`@${hostname}`)) {
    return [`SMTP_URL names ${hostname}, which is an example: ${advice}`];
  }
  if (port !== testInboxPort) return [];
  return [`SMTP_URL names a test inbox (port ${testInboxPort}), which sends nothing: ${advice}`];
}
