import {
  createApplicationData,
  createApplicationForm,
  createContactRequest,
  createDocx,
  createFile,
  createPdf,
  createPdfOfSize,
  hostileFiles,
  mimeTypes,
  unusualFiles,
  type OwnApplicationVisitor,
  type Visitor,
} from '@kestrova/api/testing';
import { endpoints } from '@kestrova/api-contract';
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

/** Somebody who attacks, with an application of their own. */
export interface Attacker {
  port: number;
  visitor: Visitor;
  own: OwnApplicationVisitor;
}

/** A kind of hostile request; each call sends another one. */
export interface Attack {
  kind: string;
  /** How often it is chosen, beside the others' 20: what takes long is chosen seldom. */
  weight?: number;
  send(attacker: Attacker, dice: Dice): Promise<Response | number>;
  /** The status that tells that something harmful was accepted, or something harmless refused. */
  isWrong?: (status: number) => boolean;
}

const megabyte = 1024 * 1024;
const hostile = hostileFiles();
const broken = [
  createPdf(3000),
  createDocx(),
  ...contentsOf(hostile),
  ...contentsOf(unusualFiles()),
];
const types = [...Object.values(mimeTypes), 'application/octet-stream', ''];
const keys = [undefined, 'k', 'x'.repeat(200)] as const;

/** For what must never be accepted. */
export const isAccepted = (status: number): boolean => status === 200;

function contentsOf(files: readonly { content: Buffer }[]): Buffer[] {
  return files.map(({ content }) => content);
}

function sendFile({ visitor }: Attacker, dice: Dice, file: File): Promise<Response> {
  const part = dice.oneOf(['cv', 'additionalFile'] as const);
  return visitor.sendApplication(createApplicationForm(createApplicationData(), { [part]: file }));
}

function damage(content: Buffer, dice: Dice): Buffer {
  const damaged = Buffer.from(content.subarray(0, dice.int(0, content.length + 1)));
  for (let flips = dice.int(0, 20); flips > 0 && damaged.length > 0; flips -= 1) {
    damaged[dice.int(0, damaged.length)] = dice.int(0, 256);
  }
  return damaged;
}

/** Applications with files that are not what they say. */
const fileAttacks: readonly Attack[] = [
  {
    kind: 'wrong file',
    send(attacker, dice) {
      const { content, fileName } = dice.oneOf(hostile);
      return sendFile(attacker, dice, createFile(content, fileName, dice.oneOf(types)));
    },
    isWrong: isAccepted,
  },
  {
    kind: 'broken file',
    send(attacker, dice) {
      const name = dice.oneOf(['a.pdf', 'a.doc', 'a.docx']);
      const content = damage(dice.oneOf(broken), dice);
      return sendFile(attacker, dice, createFile(content, name, dice.oneOf(types)));
    },
  },
  {
    kind: 'file of the largest size',
    weight: 1,
    send: (attacker, dice) =>
      sendFile(attacker, dice, createFile(createPdfOfSize(5 * megabyte), 'cv.pdf', mimeTypes.pdf)),
    isWrong: (status) => status !== 200,
  },
  {
    kind: 'file above the largest size',
    weight: 1,
    send: (attacker, dice) =>
      sendFile(
        attacker,
        dice,
        createFile(createPdfOfSize(5 * megabyte + 1), 'cv.pdf', mimeTypes.pdf),
      ),
    isWrong: isAccepted,
  },
  {
    kind: 'strange file name',
    send: (attacker, dice) =>
      sendFile(attacker, dice, createFile(createPdf(100), dice.oneOf(strangeNames), mimeTypes.pdf)),
  },
  {
    kind: 'three files',
    send({ visitor }, dice) {
      const form = createApplicationForm(createApplicationData());
      for (let count = 0; count < 3; count += 1) {
        const file = createFile(createPdf(10), 'cv.pdf', mimeTypes.pdf);
        form.append(dice.oneOf(['cv', 'additionalFile', 'other', '__proto__']), file);
      }
      return visitor.sendApplication(form);
    },
    isWrong: isAccepted,
  },
];

/** Applications and contact requests with data that is none. */
const dataAttacks: readonly Attack[] = [
  {
    kind: '500 parts',
    send({ visitor }) {
      const form = new FormData();
      for (let count = 0; count < 500; count += 1) form.append(`field${count}`, 'x');
      return visitor.sendApplication(form);
    },
    isWrong: isAccepted,
  },
  {
    kind: 'strange data part',
    send({ visitor }, dice) {
      const form = new FormData();
      const long = `"${'x'.repeat(300_000)}"`;
      form.set('data', dice.oneOf(['['.repeat(10_000), '{"__proto__":1}', 'null', '1', long]));
      return visitor.sendApplication(form);
    },
    isWrong: isAccepted,
  },
  {
    kind: 'application with a strange field',
    send: ({ visitor }, dice) =>
      visitor.sendApplication(
        createApplicationForm(withStrangeField(createApplicationData(), dice)),
      ),
  },
  {
    kind: 'contact request with a strange field',
    send: ({ visitor }, dice) =>
      visitor.sendContactRequest(withStrangeField(createContactRequest(), dice), dice.oneOf(keys)),
  },
];

type Content = string | ((dice: Dice) => string);

const read = (content: Content, dice: Dice) =>
  typeof content === 'string' ? content : content(dice);

function post(
  kind: string,
  path: string,
  body: Content,
  type: Content = 'application/json',
): Attack {
  return {
    kind,
    send: ({ visitor }, dice) =>
      visitor.post(path, read(body, dice), { 'content-type': read(type, dice) }),
  };
}

const contact = endpoints.submitContactRequest.path;
const application = endpoints.submitApplication.path;
const multipart = 'multipart/form-data; boundary=b';
const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"`;
const otherTypes = ['text/xml', 'text/plain', 'x', 'application/x-www-form-urlencoded'];
const prototypes = ['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}'];

/** Bodies that are not what their call expects. */
const bodyAttacks: readonly Attack[] = [
  post('any JSON', contact, (dice) => JSON.stringify(dice.draw(anyJson))),
  post('no JSON', contact, (dice) => dice.draw(strangeText)),
  post('JSON of depth 10,000', contact, '['.repeat(10_000) + ']'.repeat(10_000)),
  post('a deep object', contact, `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`),
  post('prototype keys', contact, (dice) => dice.oneOf(prototypes)),
  post('a large body', contact, () => `{"message":"${'x'.repeat(megabyte)}"}`),
  post('another type', contact, '<a/>', (dice) => dice.oneOf(otherTypes)),
  post('no boundary', application, 'x', 'multipart/form-data'),
  post('an empty form', application, '', multipart),
  post(
    'a form cut off',
    application,
    (dice) => {
      const data = `${part('data')}\r\n\r\n${JSON.stringify(createApplicationData())}\r\n`;
      const cv = `${part('cv')}; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\r\n--b--\r\n`;
      return (data + cv).slice(0, dice.int(0, data.length + cv.length));
    },
    multipart,
  ),
];

const addressAttacks: readonly Attack[] = [
  {
    kind: 'strange URL',
    send({ visitor }, dice) {
      const text = encodeURI(dice.draw(anyText).toWellFormed());
      const paths = [
        `/v1/website/job/get-job-details-by-id/${text}`,
        `/v1/website/job/get-all-jobs?jobCountry=${text}`,
        `/v1/website/job/get-all-jobs?jobCountry=USA&jobCountry=India&${text}`,
        `/v1/website/${text}`,
        `/docs/static/../../${text}`,
        '/%E0%A4%A',
        '/v1/website/job/get-job-details-by-id/%2e%2e%2f',
        `/${'a'.repeat(12_000)}`,
      ];
      return visitor.get(dice.oneOf(paths));
    },
  },
  {
    kind: 'strange header',
    send: ({ visitor }, dice) =>
      visitor.get('/v1/website/job/get-all-jobs', {
        [dice.oneOf(headerNames)]: dice.draw(printable),
      }),
  },
];

/** What anyone can send. */
export const submissionAttacks = [
  ...fileAttacks,
  ...dataAttacks,
  ...bodyAttacks,
  ...addressAttacks,
];
