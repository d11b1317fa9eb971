import { isIP, isIPv4 } from 'node:net';
import { z } from 'zod';
import { day, second } from '../time.ts';

/** Reads environment variables, and collects their problems. */
export class Settings {
  readonly names: string[] = [];
  /** One sentence for each invalid setting. */
  readonly problems: string[] = [];
  readonly #environment: NodeJS.ProcessEnv;

  constructor(environment: NodeJS.ProcessEnv) {
    this.#environment = environment;
  }

  isSet(name: string): boolean {
    return (this.#environment[name] ?? '') !== '';
  }

  /** Reads a setting. An empty variable is how container files say "not set". */
  read<Value>(name: string, kind: z.ZodType<Value>): Value | undefined;
  read<Value>(name: string, kind: z.ZodType<Value>, otherwise: NoInfer<Value>): Value;
  read<Value>(name: string, kind: z.ZodType<Value>, otherwise?: Value): Value | undefined {
    this.names.push(name);
    const given = this.#environment[name] ?? '';
    if (given === '') return otherwise;
    const { data, error } = kind.safeParse(given);
    for (const { message } of error?.issues ?? []) this.problems.push(`${name} ${message}`);
    return error === undefined ? data : otherwise;
  }
}

/** A timer takes at most this many milliseconds; a longer one would end at once. */
const timerNumber = z.number('is too large').max(2 ** 31 - 1, 'is too large');

export const wholeNumber = z
  .string()
  .regex(/^\d+$/, 'must be a whole number')
  .transform(Number)
  .pipe(timerNumber);

export const portNumber = wholeNumber.refine((value) => value <= 65_535, 'must be at most 65535');

export const positiveNumber = wholeNumber.refine((value) => value > 0, 'must be 1 or more');

/** At most 273 years: much longer ones reach before the first date of JavaScript. */
export const days = positiveNumber.refine((value) => value <= 99_999, 'must be at most 99999');

/** Whole seconds, as milliseconds. */
export const seconds = wholeNumber.transform((value) => value * second).pipe(timerNumber);

/** Whole seconds, as milliseconds between a second and a day. */
export const interval = seconds.transform((value) => Math.min(Math.max(value, second), day));

export const logLevel = z.enum(
  ['silent', 'fatal', 'error', 'warn', 'info', 'debug'],
  'must be silent, fatal, error, warn, info or debug',
);

export const flag = z
  .string()
  .regex(/^(?:true|false)$/, 'must be true or false')
  .transform((value) => value === 'true');

export const text = z.string().min(1);

export const secret = z.string().min(32, 'must have at least 32 characters');

const commaList = text.transform((list) =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

/** Origins as browsers send them: a "/" at the end is dropped. */
export const originList = commaList
  .refine(
    (origins) => origins.every((item) => URL.canParse(item) && new URL(item).origin !== 'null'),
    'must be origins such as https://www.example.com, with commas between them',
  )
  .transform((origins) => origins.map((item) => new URL(item).origin));

/** An email address. A name before it is dropped, since the sender of emails has its own. */
export const emailAddress = z
  .string()
  .transform((value) => (/<([^<>]*)>\s*$/.exec(value)?.[1] ?? value).trim())
  .pipe(
    z
      .string()
      .regex(/^[^\s@,;<>]+@[^\s@,;<>]+$/, 'must be one email address, such as name@example.com'),
  );

/** A URL with one of these protocols, each with its colon. */
export const url = (...protocols: string[]) =>
  z.string().refine(
    (value) => {
      if (!URL.canParse(value)) return false;
      const { protocol, host, pathname } = new URL(value);
      // `unix:/path` has no host, and `tcp:clamd` neither a host nor an absolute path.
      return protocols.includes(protocol) && (host !== '' || pathname.startsWith('/'));
    },
    {
      abort: true,
      error: `must be an address that begins with ${protocols.map((name) => `${name}//`).join(' or ')}`,
    },
  );

/** The address of a receiver: `fetch` rejects one with a password. */
export const receiverUrl = url('http:', 'https:').refine(
  (value) => new URL(value).username === '',
  'must have no user name and password; webhooks are signed',
);

/** A secret as Standard Webhooks writes it. */
export const webhookSecret = z.string().refine((value) => {
  const encoded = /^whsec_(.+)$/.exec(value)?.[1] ?? '';
  const key = Buffer.from(encoded, 'base64');
  return key.length >= 24 && key.length <= 64 && key.toString('base64') === encoded;
}, 'must be whsec_ and 24 to 64 bytes in base64: echo whsec_$(openssl rand -base64 32)');

/** `true`, `false`, a number of hops, or a comma-separated list of proxies' addresses. */
export const trustedProxies = text
  .refine(
    (value) =>
      /^(?:true|false|\d+)$/.test(value) || value.split(',').every((item) => isProxy(item.trim())),
    'must be true, false, a number of proxies or their addresses, such as 2 or 10.0.0.0/8',
  )
  .transform((value) => {
    if (value === 'true' || value === 'false') return value === 'true';
    if (!/^\d+$/.test(value)) return value;
    const hops = Number(value);
    return (_address: string, hop: number) => hop < hops;
  });

/** Whether Fastify accepts it: an address, a range as `/8` or `/255.0.0.0`, or a name of ranges. */
function isProxy(item: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(item)) return true;
  const [address = '', range, ...rest] = item.split('/');
  const maxBits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (maxBits === 0 || rest.length > 0) return false;
  if (range === undefined || (maxBits === 32 && isIPv4(range))) return true;
  return /^\d+$/.test(range) && Number(range) >= 1 && Number(range) <= maxBits;
}
