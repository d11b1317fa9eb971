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

/** Texts that break parsers, queries, cells or lines. */
const strangeText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('', '\0', '\uD800', '\u202E', 'x'.repeat(100_000), '=1+1', "'; drop table jobs;"),
);

/** Idempotency keys, of which the last is too long. */
export const strangeKey = fc.constantFrom(undefined, 'k', 'x'.repeat(200), 'x'.repeat(201));

/** Texts that are valid as the value of a header. */
export const headerText = fc.string({ maxLength: 300 }).filter((text) => /^[ -~]*$/.test(text));

/** Texts that look like a token, or are otherwise valid in a header. */
export const strangeToken = fc.oneof(
  headerText.map((text) => text.replaceAll(' ', '')),
  fc.constantFrom(`${'0'.repeat(22)}.${'0'.repeat(43)}`, 'x'.repeat(8000), `' or 1=1--`),
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
  strangeText.map((text) => `{${text}`),
  brokenForm,
  fc.constantFrom(
    '['.repeat(10_000) + ']'.repeat(10_000),
    `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
    '{"__proto__":{"a":1}}',
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
  'x',
);

/** The value that `create` makes, with one field replaced. */
export function withStrangeField(create: () => object): Arbitrary<object> {
  const field = fc.constantFrom(...Object.keys(create()));
  const value = fc.oneof(strangeText, fc.jsonValue());
  return fc.tuple(field, value).map(([name, strange]) => ({ ...create(), [name]: strange }));
}

const jobPage = `${API_PREFIX}/job/get-job-details-by-id/`;

/** Unknown paths and queries, and paths that lead out of their folder. */
export const strangePath = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(jobPage, `${jobListPath}&jobCountry=`, '/v1/', '/docs/static/../../'),
      fc.string({ unit: 'binary', maxLength: 60 }),
    )
    .map(([start, text]) => start + encodeURI(text.toWellFormed())),
  fc.constantFrom('/%E0%A4%A', `${jobPage}%2e%2e%2f`, `/${'a'.repeat(12_000)}`),
);

const fileType = fc.constantFrom(...Object.values(mimeTypes), 'application/octet-stream', '');
const hostile = hostileFiles();
/** Files that must be rejected. */
export const hostileFile = fc
  .tuple(fc.constantFrom(...hostile), fileType)
  .map(([{ content, fileName }, type]) => createFile(content, fileName, type));

/** Files made to keep a parser busy, with this status of the response. */
export const worstFile = (expected: 200 | 415) =>
  fc
    .constantFrom(...worstFiles().filter(({ status }) => status === expected))
    .map(({ content, fileName }) => createFile(content, fileName));

/** CVs whose names point to another folder, are too long, or are not valid text. */
export const strangelyNamedCv = fc
  .constantFrom(
    '../../../etc/passwd.pdf',
    'C:\\Windows\\cv.pdf',
    'cv\0.pdf',
    '\u202Efdp.exe.pdf',
    `${'n'.repeat(10_000)}.pdf`,
    'cv.pdf"; name="data',
    '\uD800.pdf',
    '.pdf',
    'CON.pdf',
  )
  .map((name) => createCv(name, 100));

const files = [...hostile, ...unusualFiles()].map(({ content }) => content);
/** Files that are cut off, with some bytes changed. */
export const brokenFile = fc
  .record({
    content: fc.constantFrom(createPdf(3000), createDocx(), ...files),
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
