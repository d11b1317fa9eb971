import * as z from 'zod/mini';
import { day, second } from './time.ts';

/** Environment variables as they are read, with what is wrong with them. */
export class Settings {
  readonly names: string[] = [];
  /** One sentence for each setting that is wrong. */
  readonly problems: string[] = [];
  readonly #environment: NodeJS.ProcessEnv;

  constructor(environment: NodeJS.ProcessEnv) {
    this.#environment = environment;
  }

  /** Reads a setting. An empty variable is how container files say "not set". */
  read<Value>(name: string, kind: z.ZodMiniType<Value>): Value | undefined;
  read<Value>(name: string, kind: z.ZodMiniType<Value>, otherwise: NoInfer<Value>): Value;
  read<Value>(name: string, kind: z.ZodMiniType<Value>, otherwise?: Value): Value | undefined {
    this.names.push(name);
    const given = this.#environment[name] ?? '';
    if (given === '') return otherwise;
    const { data, error } = kind.safeParse(given);
    for (const { message } of error?.issues ?? []) this.problems.push(`${name} ${message}`);
    return error === undefined ? data : otherwise;
  }
}

/** A number of digits only. */
export const wholeNumber = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^\d+$/, 'must be a whole number')),
    z.transform((digits: string) => Number(digits)),
  ),
  z.number(),
);

/** A number of digits only, which is not 0. */
export const positiveNumber = wholeNumber.check(z.minimum(1, 'must be 1 or more'));

/** Whole seconds, as milliseconds. */
export const seconds = z.pipe(
  wholeNumber,
  z.transform((value: number) => value * second),
);

/** Whole seconds, as milliseconds between a second and a day. */
export const interval = z.pipe(
  seconds,
  z.transform((value: number) => Math.min(Math.max(value, second), day)),
);

export const logLevel = z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']);

/** `true` or `false`. */
export const flag = z.pipe(
  z.string().check(z.regex(/^(?:true|false)$/, 'must be true or false')),
  z.transform((value: string) => value === 'true'),
);

/** Any text but none. */
export const text = z.string().check(z.minLength(1));

/** A key that nobody can guess. */
export const secret = z.string().check(z.minLength(32, 'must have at least 32 characters'));

/** A comma-separated list; white space around its items is removed. */
export const commaList = z.pipe(
  text,
  z.transform((list: string) =>
    list
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
);

/** A URL with one of these protocols, each with its colon. */
export const url = (...protocols: string[]) =>
  z
    .string()
    .check(
      z.refine(
        (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
        `must be an address that begins with ${protocols.map((name) => `${name}//`).join(' or ')}`,
      ),
    );

/** `true`, `false`, a number of hops, or a comma-separated list of proxies' addresses. */
export const trustedProxies = z.pipe(
  text,
  z.transform((value: string) => {
    if (value === 'true' || value === 'false') return value === 'true';
    if (!/^\d+$/.test(value)) return value;
    const hops = Number(value);
    return (_address: string, hop: number) => hop < hops;
  }),
);
