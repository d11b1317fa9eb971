import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import {
  createDocx,
  createFile,
  createPdf,
  createPdfOfSize,
  mimeTypes,
} from '../src/testing/sample-files.ts';
import { hostileFiles } from '../src/testing/hostile-files.ts';
import { unusualFiles } from '../src/testing/unusual-files.ts';
import {
  createApplicationData,
  createApplicationForm,
  createContactRequest,
  type Visitor,
} from '../src/testing/visitor.ts';

/** One hostile request: what it is, and what the server said, 0 where it said nothing. */
export interface Attempt {
  kind: string;
  status: number;
  /** Something was accepted that must not be. */
  isWrong: boolean;
}

export type Attack = (visitor: Visitor) => Promise<Attempt>;

const contactPath = '/contact/new-contact-request';
const applicationPath = '/job/application';
const megabyte = 1024 * 1024;
const hostile = hostileFiles();
const unusual = unusualFiles();

const strangeNames = [
  '../../../etc/passwd.pdf',
  'C:\\Windows\\cv.pdf',
  'cv\0.pdf',
  '\u202Efdp.exe.pdf',
  `${'n'.repeat(10_000)}.pdf`,
  'cv.pdf"; name="data',
  '\uD800.pdf',
  '.pdf',
  'CON.pdf',
];

const oneOf = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)] as Item;
const draw = <Value>(arbitrary: fc.Arbitrary<Value>): Value => fc.sample(arbitrary, 1)[0] as Value;

const strangeText = fc.oneof(
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

const postJson = async (
  visitor: Visitor,
  kind: string,
  path: string,
  body: string,
  type = 'application/json',
) => {
  const response = await visitor.post(path, body, { 'content-type': type });
  await response.arrayBuffer();
  return { kind, status: response.status, isWrong: false };
};

const sendFile = async (visitor: Visitor, content: Buffer, name: string, type: string) => {
  const part = oneOf(['cv', 'additionalFile'] as const);
  const form = createApplicationForm(createApplicationData(), {
    [part]: createFile(content, name, type),
  });
  const response = await visitor.sendApplication(form);
  await response.arrayBuffer();
  return response.status;
};

/** Every kind of attack; each call makes another one of its kind. */
export const attacks: readonly Attack[] = [
  async function wrongFiles(visitor) {
    const file = oneOf(hostile);
    const type = oneOf([...Object.values(mimeTypes), 'application/octet-stream', '']);
    const status = await sendFile(visitor, file.content, file.fileName, type);
    return { kind: 'wrong file', status, isWrong: status === 200 };
  },

  async function brokenFiles(visitor) {
    const whole = oneOf([
      createPdf(3000),
      createDocx(),
      ...[...hostile, ...unusual].map((file) => file.content),
    ]);
    const broken = Buffer.from(whole.subarray(0, randomInt(whole.length + 1)));
    for (let flips = randomInt(20); flips > 0 && broken.length > 0; flips -= 1) {
      broken[randomInt(broken.length)] = randomInt(256);
    }
    const status = await sendFile(
      visitor,
      broken,
      oneOf(['a.pdf', 'a.doc', 'a.docx']),
      oneOf(Object.values(mimeTypes)),
    );
    return { kind: 'broken file', status, isWrong: false };
  },

  async function sizes(visitor) {
    const size = oneOf([5 * megabyte, 5 * megabyte + 1]);
    const status = await sendFile(visitor, createPdfOfSize(size), 'cv.pdf', mimeTypes.pdf);
    return {
      kind: 'file at the limit',
      status,
      isWrong: (status === 200) !== (size === 5 * megabyte),
    };
  },

  async function names(visitor) {
    const status = await sendFile(visitor, createPdf(100), oneOf(strangeNames), mimeTypes.pdf);
    return { kind: 'strange file name', status, isWrong: false };
  },

  async function threeFiles(visitor) {
    const form = createApplicationForm(createApplicationData());
    for (let count = 0; count < 3; count += 1) {
      form.append(
        oneOf(['cv', 'additionalFile', 'other', '__proto__']),
        createFile(createPdf(10), 'cv.pdf', mimeTypes.pdf),
      );
    }
    const response = await visitor.sendApplication(form);
    await response.arrayBuffer();
    return { kind: 'three files', status: response.status, isWrong: response.status === 200 };
  },

  async function applicationFields(visitor) {
    const field = oneOf(Object.keys(createApplicationData()));
    const value = draw(fc.oneof(strangeText, fc.jsonValue()));
    const form = createApplicationForm({ ...createApplicationData(), [field]: value });
    const response = await visitor.sendApplication(form);
    await response.arrayBuffer();
    return { kind: 'application with a strange field', status: response.status, isWrong: false };
  },

  async function contactFields(visitor) {
    const field = oneOf(Object.keys(createContactRequest()));
    const value = draw(fc.oneof(strangeText, fc.jsonValue()));
    const response = await visitor.sendContactRequest(
      { ...createContactRequest(), [field]: value },
      draw(fc.constantFrom(undefined, 'k', 'x'.repeat(200))),
    );
    await response.arrayBuffer();
    return {
      kind: 'contact request with a strange field',
      status: response.status,
      isWrong: false,
    };
  },

  (visitor) => postJson(visitor, 'any JSON', contactPath, JSON.stringify(draw(fc.jsonValue()))),
  (visitor) => postJson(visitor, 'no JSON', contactPath, draw(strangeText)),
  (visitor) =>
    postJson(
      visitor,
      'JSON of depth 10,000',
      contactPath,
      `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    ),
  (visitor) =>
    postJson(
      visitor,
      'a deep object',
      contactPath,
      `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
    ),
  (visitor) =>
    postJson(
      visitor,
      'prototype keys',
      contactPath,
      oneOf(['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}']),
    ),
  (visitor) =>
    postJson(visitor, 'a large body', contactPath, `{"message":"${'x'.repeat(megabyte)}"}`),
  (visitor) =>
    postJson(
      visitor,
      'another type',
      contactPath,
      '<a/>',
      oneOf(['text/xml', 'text/plain', 'x', 'application/x-www-form-urlencoded']),
    ),

  (visitor) => postJson(visitor, 'no boundary', applicationPath, 'x', 'multipart/form-data'),
  (visitor) =>
    postJson(visitor, 'an empty form', applicationPath, '', 'multipart/form-data; boundary=b'),
  async function brokenForm(visitor) {
    const data = JSON.stringify(createApplicationData());
    const form = `--b\r\nContent-Disposition: form-data; name="data"\r\n\r\n${data}\r\n--b\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\r\n--b--\r\n`;
    return postJson(
      visitor,
      'a form cut off',
      applicationPath,
      form.slice(0, randomInt(form.length)),
      'multipart/form-data; boundary=b',
    );
  },
  async function deepData(visitor) {
    const form = new FormData();
    form.set(
      'data',
      oneOf(['['.repeat(10_000), '{"__proto__":1}', 'null', '1', `"${'x'.repeat(300_000)}"`]),
    );
    const response = await visitor.sendApplication(form);
    await response.arrayBuffer();
    return { kind: 'strange data part', status: response.status, isWrong: response.status === 200 };
  },
  async function manyParts(visitor) {
    const form = new FormData();
    for (let count = 0; count < 500; count += 1) form.append(`field${count}`, 'x');
    const response = await visitor.sendApplication(form);
    await response.arrayBuffer();
    return { kind: '500 parts', status: response.status, isWrong: response.status === 200 };
  },

  async function urls(visitor) {
    const word = encodeURI(draw(fc.string({ unit: 'binary', maxLength: 60 })).toWellFormed());
    const path = oneOf([
      `/v1/website/job/get-job-details-by-id/${word}`,
      `/v1/website/job/get-all-jobs?jobCountry=${word}`,
      `/v1/website/job/get-all-jobs?jobCountry=USA&jobCountry=India&${word}`,
      `/v1/website/${word}`,
      `/docs/static/../../${word}`,
      '/%E0%A4%A',
      '/v1/website/job/get-job-details-by-id/%2e%2e%2f',
      `/${'a'.repeat(12_000)}`,
    ]);
    const response = await visitor.get(path);
    await response.arrayBuffer();
    return { kind: 'strange URL', status: response.status, isWrong: false };
  },

  async function headers(visitor) {
    const value = draw(fc.string({ maxLength: 200 }).filter((text) => /^[\x20-\x7e]*$/.test(text)));
    const name = oneOf([
      'if-none-match',
      'origin',
      'cookie',
      'x-xsrf-token',
      'idempotency-key',
      'x-forwarded-for',
      'accept-encoding',
      'range',
    ]);
    const response = await visitor.get('/v1/website/job/get-all-jobs', { [name]: value });
    await response.arrayBuffer();
    return { kind: 'strange header', status: response.status, isWrong: false };
  },
];
