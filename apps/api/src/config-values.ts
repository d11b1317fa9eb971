import { z } from 'zod';
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

export const wholeNumber = z
  .string()
  .regex(/^\d+$/, 'must be a whole number')
  .transform(Number)
  .pipe(z.number('is too large'));

export const positiveNumber = wholeNumber.refine((value) => value > 0, 'must be 1 or more');

/** Whole seconds, as milliseconds. */
export const seconds = wholeNumber.transform((value) => value * second);

/** Whole seconds, as milliseconds between a second and a day. */
export const interval = seconds.transform((value) => Math.min(Math.max(value, second), day));

export const logLevel = z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']);

export const flag = z
  .string()
  .regex(/^(?:true|false)$/, 'must be true or false')
  .transform((value) => value === 'true');

export const text = z.string().min(1);

export const secret = z.string().min(32, 'must have at least 32 characters');

export const commaList = text.transform((list) =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

/** A URL with one of these protocols, each with its colon. */
export const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address that begins with ${protocols.map((name) => `${name}//`).join(' or ')}`,
    );

/** `true`, `false`, a number of hops, or a comma-separated list of proxies' addresses. */
export const trustedProxies = text.transform((value) => {
  if (value === 'true' || value === 'false') return value === 'true';
  if (!/^\d+$/.test(value)) return value;
  const hops = Number(value);
  return (_address: string, hop: number) => hop < hops;
});
