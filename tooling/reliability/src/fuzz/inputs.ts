import {
  createApplicationData,
  createCv,
  createDocx,
  createFile,
  createPdf,
  hostileFiles,
  jobListPath,
  mimeTypes,
  unusualFiles,
  worstFiles,
} from '@kestrova/api/testing';
import { API_PREFIX } from '@kestrova/api-contract';
import fc, { type Arbitrary } from 'fast-check';
import { createAmbiguousRequests } from './ambiguous-requests.ts';

/** Texts that break parsers, queries, cells or lines. */
export const strangeText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\uD800',
    '\u202E',
    'x'.repeat(100_000),
    '=1+1',
    "'; drop table jobs;--",
  ),
);

/** Idempotency keys, of which the last is too long. */
export const strangeKey = fc.constantFrom(undefined, 'k', 'x'.repeat(200), 'x'.repeat(201));

const printable = (maxLength: number, characters: RegExp) =>
  fc.string({ maxLength }).filter((text) => characters.test(text));

/** Texts that are valid as the value of a header. */
export const headerText = printable(300, /^[\x20-\x7e]*$/);

/** Texts that look like a token, or are otherwise valid in a header. */
export const strangeToken = fc.oneof(
  printable(120, /^[\x21-\x7e]*$/),
  fc.constantFrom(
    `${'0'.repeat(36)}.${'0'.repeat(22)}.${'0'.repeat(43)}`,
    `${'0'.repeat(22)}.${'0'.repeat(43)}`,
    'x'.repeat(90),
  ),
);

/** Headers that the server reads. */
export const headerName = fc.constantFrom(
  'if-none-match',
  'origin',
  'cookie',
  'x-xsrf-token',
  'idempotency-key',
  'x-forwarded-for',
  'accept-encoding',
  'range',
);

/** The header `Authorization`, with the secret of an application changed or replaced. */
export const authorization: Arbitrary<(secret: string) => string> = fc.oneof(
  fc.constantFrom(
    (secret: string) => `Bearer ${secret}${secret}`,
    (secret: string) => `Basic ${secret}`,
    () => `Bearer ' or 1=1--`,
  ),
  fc.nat().map((end) => (secret: string) => `Bearer ${secret.slice(0, end % secret.length)}`),
  fc.nat(8000).map((length) => () => `Bearer ${'x'.repeat(length)}`),
  fc.oneof(headerText, strangeToken).map((text) => () => `Bearer ${text}`),
  headerText.map((text) => () => text),
);

const formStart = '--b\r\nContent-Disposition: form-data; name=';
const wholeForm = `${formStart}"data"\r\n\r\n${JSON.stringify(createApplicationData())}\r\n${formStart}"cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\r\n--b--`;

/** Multipart bodies with the boundary `b`, of which none is complete. */
export const brokenForm = fc.oneof(
  fc.nat(wholeForm.length - 1).map((length) => wholeForm.slice(0, length)),
  fc.constantFrom('--b--\r\n', `${formStart}"data"\r\n\r\n{}\r\n--b--\r\n`),
);

/** Bodies that no call accepts. */
export const strangeBody = fc.oneof(
  fc.json(),
  strangeText,
  strangeText.map((text) => `{${text}`),
  strangeToken.map((alertId) => JSON.stringify({ alertId })),
  brokenForm,
  fc.constantFrom(
    '['.repeat(10_000) + ']'.repeat(10_000),
    `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{"a":1}}}',
    `{"message":"${'x'.repeat(1024 * 1024)}"}`,
    'List-Unsubscribe=One-Click',
  ),
);

export const contentType = fc.constantFrom(
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'text/plain',
  'text/xml',
  'x',
);

/** The value that `create` makes, with one field replaced. */
export function withStrangeField(create: () => object): Arbitrary<object> {
  const field = fc.constantFrom(...Object.keys(create()));
  const value = fc.oneof(strangeText, fc.jsonValue());
  return fc.record({ field, value }).map((one) => ({ ...create(), [one.field]: one.value }));
}

const jobPage = `${API_PREFIX}/job/get-job-details-by-id/`;

/** Unknown paths and queries, and paths that lead out of their folder. */
export const strangePath = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        jobPage,
        `${jobListPath}?jobCountry=`,
        `${jobListPath}?jobCountry=USA&jobCountry=India&`,
        `${API_PREFIX}/`,
        '/docs/static/../../',
      ),
      fc.string({ unit: 'binary', maxLength: 60 }),
    )
    .map(([start, text]) => start + encodeURI(text.toWellFormed())),
  fc.constantFrom('/%E0%A4%A', `${jobPage}%2e%2e%2f`, `/${'a'.repeat(12_000)}`),
);

const strangeName = fc.constantFrom(
  '../../../etc/passwd.pdf',
  'C:\\Windows\\cv.pdf',
  'cv\0.pdf',
  '\u202Efdp.exe.pdf',
  `${'n'.repeat(10_000)}.pdf`,
  'cv.pdf"; name="data',
  '\uD800.pdf',
  '.pdf',
  'CON.pdf',
);

const fileType = fc.constantFrom(...Object.values(mimeTypes), 'application/octet-stream', '');
const hostile = hostileFiles();
/** Files that must be rejected. */
export const hostileFile = fc
  .tuple(fc.constantFrom(...hostile), fileType)
  .map(([{ content, fileName }, type]) => createFile(content, fileName, type));
/** CVs whose names point to another folder, are too long, or are not valid text. */
export const strangelyNamedCv = strangeName.map((name) => createCv(name, 100));

/** Files made to keep a parser busy, with this status of the response. */
export const worstFile = (expected: 200 | 415) =>
  fc
    .constantFrom(...worstFiles().filter(({ status }) => status === expected))
    .map(({ content, fileName }) => createFile(content, fileName));

/** Files that are cut off, with some bytes changed. */
export const brokenFile = fc
  .record({
    content: fc.constantFrom(
      createPdf(3000),
      createDocx(),
      ...[...hostile, ...unusualFiles()].map((file) => file.content),
    ),
    kept: fc.double({ min: 0, max: 1, noNaN: true }),
    flips: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 20 }),
    name: fc.constantFrom('a.pdf', 'a.doc', 'a.docx'),
    type: fileType,
  })
  .map(({ content, kept, flips, name, type }) => {
    const damaged = Buffer.from(content.subarray(0, kept * content.length));
    for (const [at, byte] of flips) damaged[at % damaged.length] = byte;
    return createFile(damaged, name, type);
  });

const head = 'GET / HTTP/1.1\r\nHost: a\r\n';

const ambiguous = createAmbiguousRequests(head);

/** Requests that no HTTP library would send. */
export const rawRequest = fc.oneof(
  fc
    .uint8Array({ minLength: 1, maxLength: 2000 })
    .map((bytes) => Buffer.from(bytes).toString('latin1')),
  fc.integer({ min: 1, max: 5000 }).map((count) => `${head}${'X-A: b\r\n'.repeat(count)}\r\n`),
  fc.integer({ min: 1, max: 60_000 }).map((size) => `${head}X-A: ${'b'.repeat(size)}\r\n\r\n`),
  fc.constantFrom(
    'BREW / HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'GET /v1/\0 HTTP/1.1\r\nHost: a\r\n\r\n',
    ...ambiguous.withUnexpectedBody,
    ...ambiguous.others,
  ),
);
