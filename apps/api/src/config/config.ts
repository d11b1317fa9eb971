import { resolve } from 'node:path';
import { regions } from '@kestrova/regions';
import {
  days,
  emailAddress,
  flag,
  interval,
  logLevel,
  originList,
  portNumber,
  positiveNumber,
  receiverUrl,
  seconds,
  secret,
  Settings,
  text,
  trustedProxies,
  url,
  webhookSecret,
  wholeNumber,
} from './config-values.ts';
import { OperatorError } from '../errors.ts';
import { hour, minute, second } from '../time.ts';

const repositoryRoot = resolve(import.meta.dirname, '../../../..');
const megabyte = 1024 * 1024;

/** The configuration; sizes in bytes, times in milliseconds. */
export type Config = ReturnType<typeof createConfig>;

/**
 * Reads the configuration from environment variables. No other file reads `process.env`.
 * @throws OperatorError that names every invalid setting.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const settings = new Settings(environment);
  const config = createConfig(settings);
  assertNoProblems(settings.problems);
  return config;
}

/** @throws OperatorError if there are problems. */
export function assertNoProblems(problems: readonly string[]): void {
  if (problems.length === 0) return;
  throw new OperatorError(`These settings need your attention:\n- ${problems.join('\n- ')}`);
}

export function listSettingNames(): string[] {
  const settings = new Settings({});
  createConfig(settings);
  return settings.names;
}

/** The environment of a child process, without this program's settings and secrets. */
export function createChildEnvironment(additions: Record<string, string>): NodeJS.ProcessEnv {
  const own = new Set(listSettingNames());
  const foreign = Object.entries(process.env).filter(([name]) => !own.has(name));
  return { ...Object.fromEntries(foreign), ...additions };
}

function createConfig(settings: Settings) {
  const port = settings.read('PORT', portNumber, 4000);
  const dataDir = resolve(settings.read('DATA_DIR', text, resolve(repositoryRoot, '.data')));
  const careersTo = settings.read('MAIL_CAREERS_TO', emailAddress, 'careers@kestrova.example');
  const businessTo = settings.read('MAIL_BUSINESS_TO', emailAddress, 'business@kestrova.example');
  const siteOrigins = regions.map(({ app, code, country, origin }) => {
    const setting = `ORIGIN_${code.toUpperCase()}`;
    const local = new URL(origin);
    // `npm start` serves the site on this port.
    const portSetting = `${app.toUpperCase().replaceAll('-', '_')}_PORT`;
    local.port = String(settings.read(portSetting, portNumber, Number(local.port)));
    const site = settings.read(setting, url('http:', 'https:'), local.origin);
    return { setting, country, origin: new URL(site).origin };
  });
  return {
    port: settings.read('API_PORT', portNumber, port),
    host: settings.read('HOST', text, '127.0.0.1'),
    dataDir,
    logLevel: settings.read('LOG_LEVEL', logLevel, 'info'),
    database: {
      file: resolve(dataDir, 'kestrova.sqlite'),
      url: settings.read('DATABASE_URL', url('postgres:', 'postgresql:')),
      poolSize: settings.read('DATABASE_POOL_SIZE', positiveNumber, 10),
    },
    /** The origin of each country's site, for links in emails. */
    siteOrigins,
    allowedOrigins: settings.read(
      'ALLOWED_ORIGINS',
      originList,
      siteOrigins.map(({ origin }) => origin),
    ),
    csrfSecret: settings.read('CSRF_SECRET', secret),
    /** Signs the links in emails, on every instance. */
    linkKey: settings.read('LINK_KEY', secret),
    /** Holds that key where it is not set. */
    linkKeyFile: resolve(dataDir, 'link-key'),
    cookieDomain: settings.read('COOKIE_DOMAIN', text),
    trustProxy: settings.read('TRUST_PROXY', trustedProxies, false),
    files: {
      incomingDir: resolve(dataDir, 'incoming'),
      outgoingDir: resolve(dataDir, 'outgoing'),
      uploadsDir: resolve(dataDir, 'uploads'),
      bucket: readBucket(settings),
      clamdUrl: settings.read('CLAMD_URL', url('tcp:', 'unix:')),
      minFreeBytes: settings.read('MIN_FREE_DISK_MB', wholeNumber, 64) * megabyte,
      cleanupInterval: settings.read('CLEANUP_INTERVAL_SECONDS', interval, hour),
    },
    mail: {
      dir: resolve(dataDir, 'mail'),
      smtpUrl: settings.read('SMTP_URL', url('smtp:', 'smtps:')),
      /** Mail servers reject the host name of a container, which has no dot. */
      ehloName:
        settings.read('SMTP_EHLO_NAME', text) ??
        siteOrigins.map(({ origin }) => new URL(origin).hostname)[0],
      // RFC 5321 4.5.3.2.1: a busy mail server may greet that late.
      timeout: settings.read('MAIL_TIMEOUT_SECONDS', seconds, 5 * minute),
      from: settings.read('MAIL_FROM', emailAddress, 'no-reply@kestrova.example'),
      careersTo,
      businessTo,
      /** Whether notices have the applicants' files attached. */
      attachFiles: settings.read('MAIL_ATTACH_FILES', flag, true),
    },
    outbox: {
      poll: settings.read('OUTBOX_POLL_MS', positiveNumber, 5 * second),
      firstRetry: settings.read('OUTBOX_FIRST_RETRY_MS', wholeNumber, 15 * second),
      lease: settings.read('OUTBOX_LEASE_SECONDS', seconds, 2 * minute),
      teamAddresses: [careersTo, businessTo],
    },
    /** Where other systems are told of records; undefined if they are not. */
    webhook: readWebhook(settings),
    alerts: {
      /** Milliseconds between two searches for new jobs. */
      interval: settings.read('ALERTS_INTERVAL_SECONDS', interval, minute),
    },
    postsPerMinute: settings.read('RATE_LIMIT_POSTS_PER_MINUTE', positiveNumber, 30),
    overload: {
      maxSubmissions: settings.read('MAX_SUBMISSIONS_IN_PROGRESS', positiveNumber, 500),
      maxUploads: settings.read('MAX_UPLOADS_IN_PROGRESS', positiveNumber, 128),
      maxEventLoopDelay: settings.read('MAX_EVENT_LOOP_DELAY_MS', wholeNumber, 2 * second),
    },
    maxConnections: settings.read('MAX_CONNECTIONS', positiveNumber, 5000),
    shutdown: settings.read('SHUTDOWN_SECONDS', seconds, 25 * second),
    /** Whether a new database gets the sample jobs. */
    sampleJobs: settings.read('SAMPLE_JOBS', flag, true),
    retentionDays: settings.read('RETENTION_DAYS', days, 365),
    /** The operator's working directory; set by pnpm, which runs commands in the package's folder. */
    workingDir: settings.read('INIT_CWD', text, process.cwd()),
    /** Who called sudo; set by sudo. */
    sudoUser: settings.read('SUDO_USER', text),
  };
}

function readWebhook(settings: Settings) {
  const address = settings.read('WEBHOOK_URL', receiverUrl);
  const key = settings.read('WEBHOOK_SECRET', webhookSecret);
  if (settings.isSet('WEBHOOK_URL') !== settings.isSet('WEBHOOK_SECRET')) {
    settings.problems.push('WEBHOOK_URL and WEBHOOK_SECRET must be set together');
  }
  return address === undefined || key === undefined ? undefined : { url: address, secret: key };
}

function readBucket(settings: Settings) {
  const name = settings.read('S3_BUCKET', text);
  const region = settings.read('S3_REGION', text, 'us-east-1');
  const endpoint = settings.read('S3_ENDPOINT', url('http:', 'https:'));
  const accessKeyId = settings.read('S3_ACCESS_KEY_ID', text);
  const secretAccessKey = settings.read('S3_SECRET_ACCESS_KEY', text);
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    settings.problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together');
  }
  return name === undefined ? undefined : { name, region, endpoint, accessKeyId, secretAccessKey };
}
