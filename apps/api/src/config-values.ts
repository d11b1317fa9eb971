import * as z from 'zod/mini';

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

/** `true` or `false`. */
export const flag = z.pipe(
  z.string().check(z.regex(/^(?:true|false)$/, 'must be true or false')),
  z.transform((value: string) => value === 'true'),
);

/** Any text but none. */
export const text = z.string().check(z.minLength(1));

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
