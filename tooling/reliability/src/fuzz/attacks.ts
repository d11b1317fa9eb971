import {
  createApplicationData,
  createApplicationForm,
  createContactRequest,
  createDocx,
  createFile,
  createPdf,
  hostileFiles,
  mimeTypes,
  unusualFiles,
  worstFiles,
  type OwnApplicationVisitor,
  type Visitor,
} from '@kestrova/api/testing';
import { endpoints } from '@kestrova/api-contract';
import { megabyte } from '../measure.ts';
import {
  anyJson,
  anyText,
  headerNames,
  printable,
  strangeNames,
  strangeText,
  withStrangeField,
  type Dice,
} from './inputs.ts';

/** An attacker with their own application. */
export interface Attacker {
  port: number;
  visitor: Visitor;
  own: OwnApplicationVisitor;
}

type Send = (attacker: Attacker, dice: Dice) => Promise<Response | number>;

/** A kind of hostile request; each call sends another one. */
export interface Attack {
  kind: string;
  send: Send;
  /** The status if a harmful request was accepted, or a harmless one rejected. */
  isWrong: (status: number) => boolean;
  /** How often it is chosen: what takes long is chosen seldom. */
  weight: number;
}

/** Makes attacks of a table; what they send may be accepted unless `isWrong` says otherwise. */
export function createAttacks(
  table: Readonly<Record<string, Send>>,
  { isWrong = () => false, weight = 20 }: Partial<Pick<Attack, 'isWrong' | 'weight'>> = {},
): Attack[] {
  return Object.entries(table).map(([kind, send]) => ({ kind, send, isWrong, weight }));
}

/** For what must never be accepted. */
export const isAccepted = (status: number): boolean => status === 200;

const contact = endpoints.submitContactRequest.path;
const application = endpoints.submitApplication.path;
const multipart = 'multipart/form-data; boundary=b';
const wrongTypes = ['text/xml', 'text/plain', 'x', 'application/x-www-form-urlencoded'];
const wrongBodies = [
  '['.repeat(10_000) + ']'.repeat(10_000),
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  `{"message":"${'x'.repeat(megabyte)}"}`,
];
const wrongData = ['['.repeat(10_000), '{"__proto__":1}', 'null', '1', `"${'x'.repeat(300_000)}"`];
const hostile = hostileFiles();
const broken = [
  createPdf(3000),
  createDocx(),
  ...[...hostile, ...unusualFiles()].map(({ content }) => content),
];
const worst = Map.groupBy(worstFiles(), ({ status }) => status);
const fileTypes = [...Object.values(mimeTypes), 'application/octet-stream', ''];

const post =
  (path: string, createBody: (dice: Dice) => string, type = 'application/json'): Send =>
  ({ visitor }, dice) =>
    visitor.post(path, createBody(dice), { 'content-type': type });

/** An application with one file. */
const sendFile =
  (create: (dice: Dice) => [content: Buffer, name: string, type: string]): Send =>
  ({ visitor }, dice) => {
    const part = dice.oneOf(['cv', 'additionalFile'] as const);
    const files = { [part]: createFile(...create(dice)) };
    return visitor.sendApplication(createApplicationForm(createApplicationData(), files));
  };

const sendForm =
  (fill: (form: FormData, dice: Dice) => void): Send =>
  ({ visitor }, dice) => {
    const form = createApplicationForm(createApplicationData());
    fill(form, dice);
    return visitor.sendApplication(form);
  };

function damage(content: Buffer, dice: Dice): Buffer {
  const damaged = Buffer.from(content.subarray(0, dice.int(0, content.length + 1)));
  for (let flips = dice.int(0, 20); flips > 0 && damaged.length > 0; flips -= 1) {
    damaged[dice.int(0, damaged.length)] = dice.int(0, 256);
  }
  return damaged;
}

function createCutForm(dice: Dice): string {
  const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"`;
  const data = `${part('data')}\r\n\r\n${JSON.stringify(createApplicationData())}\r\n`;
  const cv = `${part('cv')}; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\r\n--b--\r\n`;
  return (data + cv).slice(0, dice.int(0, data.length + cv.length));
}

function createStrangePath(dice: Dice): string {
  const text = encodeURI(dice.draw(anyText).toWellFormed());
  return dice.oneOf([
    `/v1/website/job/get-job-details-by-id/${text}`,
    `/v1/website/job/get-all-jobs?jobCountry=${text}`,
    `/v1/website/job/get-all-jobs?jobCountry=USA&jobCountry=India&${text}`,
    `/v1/website/${text}`,
    `/docs/static/../../${text}`,
    '/%E0%A4%A',
    '/v1/website/job/get-job-details-by-id/%2e%2e%2f',
    `/${'a'.repeat(12_000)}`,
  ]);
}

/** A file made to keep a parser busy. */
const sendWorstFile = (status: 200 | 415): Send =>
  sendFile((dice) => {
    const { content, fileName } = dice.oneOf(worst.get(status) ?? []);
    return [content, fileName, fileName.endsWith('.pdf') ? mimeTypes.pdf : mimeTypes.docx];
  });

/** What anyone can send. */
export const visitorAttacks: readonly Attack[] = [
  ...createAttacks(
    {
      '500 parts': sendForm((form) => {
        for (let count = 0; count < 500; count += 1) form.append(`field${count}`, 'x');
      }),
      'three files': sendForm((form, dice) => {
        for (let count = 0; count < 3; count += 1) {
          const file = createFile(createPdf(10), 'cv.pdf', mimeTypes.pdf);
          form.append(dice.oneOf(['cv', 'additionalFile', 'other', '__proto__']), file);
        }
      }),
      'wrong data part': sendForm((form, dice) => form.set('data', dice.oneOf(wrongData))),
      'no JSON': post(contact, (dice) => `{${dice.draw(strangeText)}`),
      'wrong JSON': post(contact, (dice) => dice.oneOf(wrongBodies)),
      'another type': ({ visitor }, dice) =>
        visitor.post(contact, '<a/>', { 'content-type': dice.oneOf(wrongTypes) }),
      'wrong file': sendFile((dice) => {
        const { content, fileName } = dice.oneOf(hostile);
        return [content, fileName, dice.oneOf(fileTypes)];
      }),
    },
    { isWrong: isAccepted },
  ),
  ...createAttacks(
    { 'a file that is harmful to inspect': sendWorstFile(415) },
    { isWrong: isAccepted, weight: 1 },
  ),
  ...createAttacks(
    { 'a file that is slow to inspect': sendWorstFile(200) },
    { isWrong: (status) => status !== 200, weight: 1 },
  ),
  ...createAttacks({
    'broken file': sendFile((dice) => [
      damage(dice.oneOf(broken), dice),
      dice.oneOf(['a.pdf', 'a.doc', 'a.docx']),
      dice.oneOf(fileTypes),
    ]),
    'strange file name': sendFile((dice) => [
      createPdf(100),
      dice.oneOf(strangeNames),
      mimeTypes.pdf,
    ]),
    'any JSON': post(contact, (dice) => JSON.stringify(dice.draw(anyJson))),
    'a form cut off': post(application, createCutForm, multipart),
    'application with a strange field': sendForm((form, dice) =>
      form.set('data', JSON.stringify(withStrangeField(createApplicationData(), dice))),
    ),
    'contact request with a strange field': ({ visitor }, dice) =>
      visitor.sendContactRequest(
        withStrangeField(createContactRequest(), dice),
        dice.oneOf([undefined, 'k', 'x'.repeat(200)]),
      ),
    'strange URL': ({ visitor }, dice) => visitor.get(createStrangePath(dice)),
    'strange header': ({ visitor }, dice) =>
      visitor.get('/v1/website/job/get-all-jobs', {
        [dice.oneOf(headerNames)]: dice.draw(printable),
      }),
  }),
];
