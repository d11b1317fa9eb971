import { resolve } from 'node:path';
import { regions, type RegionCode } from '@kestrova/regions';
import * as z from 'zod/mini';
import {
  commaList,
  flag,
  positiveNumber,
  text,
  trustedProxies,
  url,
  wholeNumber,
} from './config-values.ts';

const repositoryRoot = resolve(import.meta.dirname, '../../..');
const megabyte = 1024 * 1024;

const originSetting = (code: RegionCode) => `ORIGIN_${code.toUpperCase()}`;

const environmentSchema = z.object({
  API_PORT: z.optional(wholeNumber),
  PORT: z._default(wholeNumber, 4000),
  HOST: z._default(text, '0.0.0.0'),
  DATA_DIR: z._default(text, resolve(repositoryRoot, '.data')),
  LOG_LEVEL: z._default(z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']), 'info'),

  DATABASE_URL: z.optional(url('postgres:', 'postgresql:')),
  DATABASE_POOL_SIZE: z._default(wholeNumber, 10),

  S3_BUCKET: z.optional(text),
  S3_REGION: z._default(text, 'us-east-1'),
  S3_ENDPOINT: z.optional(url('http:', 'https:')),
  S3_ACCESS_KEY_ID: z.optional(text),
  S3_SECRET_ACCESS_KEY: z.optional(text),

  SMTP_URL: z.optional(url('smtp:', 'smtps:')),
  MAIL_FROM: z._default(text, 'no-reply@kestrova.example'),
  MAIL_CAREERS_TO: z._default(text, 'careers@kestrova.example'),
  MAIL_BUSINESS_TO: z._default(text, 'business@kestrova.example'),
  MAIL_ATTACH_FILES: z._default(flag, true),
  MAIL_TIMEOUT_SECONDS: z._default(wholeNumber, 20),
  OUTBOX_POLL_MS: z._default(wholeNumber, 5000),
  OUTBOX_FIRST_RETRY_MS: z._default(wholeNumber, 15_000),
  OUTBOX_LEASE_SECONDS: z._default(wholeNumber, 120),

  ALERTS_INTERVAL_SECONDS: z._default(wholeNumber, 60),

  CLAMD_URL: z.optional(url('tcp:', 'unix:')),

  ALLOWED_ORIGINS: z.optional(commaList),
  CSRF_SECRET: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  COOKIE_DOMAIN: z.optional(text),
  TRUST_PROXY: z._default(trustedProxies, false),
  RATE_LIMIT_POSTS_PER_MINUTE: z._default(wholeNumber, 30),
  MAX_SUBMISSIONS_IN_PROGRESS: z._default(wholeNumber, 500),
  MAX_UPLOADS_IN_PROGRESS: z._default(wholeNumber, 128),
  MAX_CONNECTIONS: z._default(wholeNumber, 5000),
  MAX_EVENT_LOOP_DELAY_MS: z._default(wholeNumber, 2000),
  MIN_FREE_DISK_MB: z._default(wholeNumber, 64),
  UPLOAD_IDLE_SECONDS: z._default(wholeNumber, 20),
  SHUTDOWN_SECONDS: z._default(wholeNumber, 25),

  RETENTION_DAYS: z._default(positiveNumber, 365),
  /** The operator's working directory; set by pnpm, which runs commands in the package's folder. */
  INIT_CWD: z._default(text, process.cwd()),
  /** Who called sudo; set by sudo. */
  SUDO_USER: z.optional(text),
  CLEANUP_INTERVAL_SECONDS: z._default(wholeNumber, 3600),
});

export const settingNames = Object.keys(environmentSchema.shape);

/** The origin of each region's site, as the sites are built with it. */
const siteOriginsSchema = z.object(
  Object.fromEntries(
    regions.map(({ code, origin }) => [
      originSetting(code),
      z._default(url('http:', 'https:'), origin),
    ]),
  ),
);

type Environment = z.infer<typeof environmentSchema>;

/** The configuration; sizes in bytes, times in milliseconds. */
export type Config = ReturnType<typeof createConfig>;

/** Names all settings that are missing or wrong. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the configuration from environment variables. No other file reads `process.env`.
 * @throws ConfigError that names every setting that is wrong.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  // An empty variable is how container files say "not set".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  const origins = siteOriginsSchema.safeParse(given);
  const problems = [
    ...(parsed.success ? findIncompletePairs(parsed.data) : describeIssues(parsed.error)),
    ...(origins.success ? [] : describeIssues(origins.error)),
  ];
  if (!parsed.success || !origins.success || problems.length > 0) {
    throw new ConfigError(`These settings need your attention:\n- ${problems.join('\n- ')}`);
  }
  return createConfig(parsed.data, origins.data);
}

/** The environment of a program that this one starts: without this one's own settings and secrets. */
export function createChildEnvironment(additions: Record<string, string>): NodeJS.ProcessEnv {
  const foreign = Object.entries(process.env).filter(
    ([name]) => !(name in environmentSchema.shape),
  );
  return { ...Object.fromEntries(foreign), ...additions };
}

function describeIssues({ issues }: z.core.$ZodError): string[] {
  return issues.map(({ path, message }) => `${path.join('.')} ${message}`);
}

function findIncompletePairs(environment: Environment): string[] {
  const { S3_ACCESS_KEY_ID: key, S3_SECRET_ACCESS_KEY: secret } = environment;
  if ((key === undefined) === (secret === undefined)) return [];
  return ['S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together'];
}

function createConfig(environment: Environment, origins: Readonly<Record<string, string>>) {
  const dataDir = resolve(environment.DATA_DIR);
  const siteOrigins = regions.map((region) => {
    const origin = new URL(origins[originSetting(region.code)] ?? region.origin);
    return { country: region.country, origin: origin.origin };
  });
  return {
    port: environment.API_PORT ?? environment.PORT,
    host: environment.HOST,
    dataDir,
    logLevel: environment.LOG_LEVEL,
    database: {
      file: resolve(dataDir, 'kestrova.sqlite'),
      url: environment.DATABASE_URL,
      poolSize: environment.DATABASE_POOL_SIZE,
    },
    files: {
      incomingDir: resolve(dataDir, 'incoming'),
      outgoingDir: resolve(dataDir, 'outgoing'),
      uploadsDir: resolve(dataDir, 'uploads'),
      bucket: bucketFrom(environment),
      clamdUrl: environment.CLAMD_URL,
      minFreeBytes: environment.MIN_FREE_DISK_MB * megabyte,
      cleanupInterval: clamp(environment.CLEANUP_INTERVAL_SECONDS, 1, 86_400) * 1000,
    },
    mail: {
      dir: resolve(dataDir, 'mail'),
      smtpUrl: environment.SMTP_URL,
      timeout: environment.MAIL_TIMEOUT_SECONDS * 1000,
      from: environment.MAIL_FROM,
      careersTo: environment.MAIL_CAREERS_TO,
      businessTo: environment.MAIL_BUSINESS_TO,
      /** Whether notices have the applicants' files attached. */
      attachFiles: environment.MAIL_ATTACH_FILES,
    },
    outbox: {
      poll: environment.OUTBOX_POLL_MS,
      firstRetry: environment.OUTBOX_FIRST_RETRY_MS,
      lease: environment.OUTBOX_LEASE_SECONDS * 1000,
      teamAddresses: [environment.MAIL_CAREERS_TO, environment.MAIL_BUSINESS_TO],
    },
    alerts: {
      /** Between two looks for new jobs. */
      interval: clamp(environment.ALERTS_INTERVAL_SECONDS, 1, 86_400) * 1000,
    },
    /** The site of each country, for links in emails. */
    siteOrigins,
    allowedOrigins: environment.ALLOWED_ORIGINS ?? siteOrigins.map(({ origin }) => origin),
    csrfSecret: environment.CSRF_SECRET,
    cookieDomain: environment.COOKIE_DOMAIN,
    trustProxy: environment.TRUST_PROXY,
    postsPerMinute: environment.RATE_LIMIT_POSTS_PER_MINUTE,
    overload: {
      maxSubmissions: environment.MAX_SUBMISSIONS_IN_PROGRESS,
      maxUploads: environment.MAX_UPLOADS_IN_PROGRESS,
    },
    maxConnections: environment.MAX_CONNECTIONS,
    maxEventLoopDelay: environment.MAX_EVENT_LOOP_DELAY_MS,
    uploadIdle: environment.UPLOAD_IDLE_SECONDS * 1000,
    shutdown: environment.SHUTDOWN_SECONDS * 1000,
    retentionDays: environment.RETENTION_DAYS,
    workingDir: environment.INIT_CWD,
    sudoUser: environment.SUDO_USER,
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

function bucketFrom(environment: Environment) {
  if (environment.S3_BUCKET === undefined) return undefined;
  return {
    name: environment.S3_BUCKET,
    region: environment.S3_REGION,
    endpoint: environment.S3_ENDPOINT,
    accessKeyId: environment.S3_ACCESS_KEY_ID,
    secretAccessKey: environment.S3_SECRET_ACCESS_KEY,
  };
}
