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
import type { OwnApplicationVisitor } from '../src/testing/own-application.ts';
import { unusualFiles } from '../src/testing/unusual-files.ts';
import {
  createApplicationData,
  createApplicationForm,
  createContactRequest,
  type Visitor,
} from '../src/testing/visitor.ts';
import { draw, headerNames, oneOf, strangeNames, strangeText, withStrangeField } from './random.ts';

/** One hostile request and the status of its response, 0 where there was none. */
export interface Attempt {
  kind: string;
  status: number;
  /** Something harmful was accepted. */
  isWrong: boolean;
}

/** Attacks as a visitor, who has an application of their own. */
export type Attack = (visitor: Visitor, own: OwnApplicationVisitor) => Promise<Attempt>;

const contactPath = '/contact/new-contact-request';
const applicationPath = '/job/application';
const megabyte = 1024 * 1024;
const hostile = hostileFiles();
const unusual = unusualFiles();
const keys = [undefined, 'k', 'x'.repeat(200)] as const;
const anyJson = fc.jsonValue();
const anyText = fc.string({ unit: 'binary', maxLength: 60 });
const anyHeader = fc.string({ maxLength: 200 }).filter((text) => /^[\x20-\x7e]*$/.test(text));

async function sendForm(visitor: Visitor, form: FormData): Promise<number> {
  const response = await visitor.sendApplication(form);
  await response.arrayBuffer();
  return response.status;
}

function sendFile(visitor: Visitor, content: Buffer, name: string, type: string): Promise<number> {
  const file = createFile(content, name, type);
  const part = oneOf(['cv', 'additionalFile'] as const);
  return sendForm(visitor, createApplicationForm(createApplicationData(), { [part]: file }));
}

/** An attack whose response may be anything but a server error. */
function post(
  kind: string,
  path: string,
  createBody: () => string,
  createType = () => 'application/json',
): Attack {
  return async (visitor) => {
    const response = await visitor.post(path, createBody(), { 'content-type': createType() });
    await response.arrayBuffer();
    return { kind, status: response.status, isWrong: false };
  };
}

function get(kind: string, createRequest: () => [string, Record<string, string>?]): Attack {
  return async (visitor) => {
    const response = await visitor.get(...createRequest());
    await response.arrayBuffer();
    return { kind, status: response.status, isWrong: false };
  };
}

const multipart = 'multipart/form-data; boundary=b';
const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"`;

/** Every kind of attack; each call makes a random one. */
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
    const [name, type] = [oneOf(['a.pdf', 'a.doc', 'a.docx']), oneOf(Object.values(mimeTypes))];
    const status = await sendFile(visitor, broken, name, type);
    return { kind: 'broken file', status, isWrong: false };
  },

  async function sizes(visitor) {
    const size = oneOf([5 * megabyte, 5 * megabyte + 1]);
    const status = await sendFile(visitor, createPdfOfSize(size), 'cv.pdf', mimeTypes.pdf);
    const isWrong = (status === 200) !== (size === 5 * megabyte);
    return { kind: 'file at the limit', status, isWrong };
  },

  async function names(visitor) {
    const status = await sendFile(visitor, createPdf(100), oneOf(strangeNames), mimeTypes.pdf);
    return { kind: 'strange file name', status, isWrong: false };
  },

  async function threeFiles(visitor) {
    const form = createApplicationForm(createApplicationData());
    for (let count = 0; count < 3; count += 1) {
      const file = createFile(createPdf(10), 'cv.pdf', mimeTypes.pdf);
      form.append(oneOf(['cv', 'additionalFile', 'other', '__proto__']), file);
    }
    const status = await sendForm(visitor, form);
    return { kind: 'three files', status, isWrong: status === 200 };
  },

  async function manyParts(visitor) {
    const form = new FormData();
    for (let count = 0; count < 500; count += 1) form.append(`field${count}`, 'x');
    const status = await sendForm(visitor, form);
    return { kind: '500 parts', status, isWrong: status === 200 };
  },

  async function deepData(visitor) {
    const form = new FormData();
    const data = ['['.repeat(10_000), '{"__proto__":1}', 'null', '1', `"${'x'.repeat(300_000)}"`];
    form.set('data', oneOf(data));
    const status = await sendForm(visitor, form);
    return { kind: 'strange data part', status, isWrong: status === 200 };
  },

  async function applicationFields(visitor) {
    const form = createApplicationForm(withStrangeField(createApplicationData()));
    const kind = 'application with a strange field';
    return { kind, status: await sendForm(visitor, form), isWrong: false };
  },

  async function contactFields(visitor) {
    const request = withStrangeField(createContactRequest());
    const response = await visitor.sendContactRequest(request, oneOf(keys));
    await response.arrayBuffer();
    const kind = 'contact request with a strange field';
    return { kind, status: response.status, isWrong: false };
  },

  post('any JSON', contactPath, () => JSON.stringify(draw(anyJson))),
  post('no JSON', contactPath, () => draw(strangeText)),
  post('JSON of depth 10,000', contactPath, () => '['.repeat(10_000) + ']'.repeat(10_000)),
  post('a deep object', contactPath, () => `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`),
  post('prototype keys', contactPath, () =>
    oneOf(['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}']),
  ),
  post('a large body', contactPath, () => `{"message":"${'x'.repeat(megabyte)}"}`),
  post(
    'another type',
    contactPath,
    () => '<a/>',
    () => oneOf(['text/xml', 'text/plain', 'x', 'application/x-www-form-urlencoded']),
  ),
  post(
    'no boundary',
    applicationPath,
    () => 'x',
    () => 'multipart/form-data',
  ),
  post(
    'an empty form',
    applicationPath,
    () => '',
    () => multipart,
  ),
  post(
    'a form cut off',
    applicationPath,
    () => {
      const data = `${part('data')}\r\n\r\n${JSON.stringify(createApplicationData())}\r\n`;
      const cv = `${part('cv')}; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\r\n--b--\r\n`;
      return (data + cv).slice(0, randomInt(data.length + cv.length));
    },
    () => multipart,
  ),

  get('strange URL', () => {
    const text = encodeURI(draw(anyText).toWellFormed());
    const path = oneOf([
      `/v1/website/job/get-job-details-by-id/${text}`,
      `/v1/website/job/get-all-jobs?jobCountry=${text}`,
      `/v1/website/job/get-all-jobs?jobCountry=USA&jobCountry=India&${text}`,
      `/v1/website/${text}`,
      `/docs/static/../../${text}`,
      '/%E0%A4%A',
      '/v1/website/job/get-job-details-by-id/%2e%2e%2f',
      `/${'a'.repeat(12_000)}`,
    ]);
    return [path];
  }),

  get('strange header', () => {
    return ['/v1/website/job/get-all-jobs', { [oneOf(headerNames)]: draw(anyHeader) }];
  }),
];
