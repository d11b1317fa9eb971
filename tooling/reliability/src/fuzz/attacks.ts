import {
  createApplicationData,
  createApplicationForm,
  createContactRequest,
  type OwnApplicationVisitor,
  type Visitor,
} from '@kestrova/api/testing';
import { endpoints } from '@kestrova/api-contract';
import {
  anyJson,
  anyText,
  headerNames,
  printable,
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
const keys = [undefined, 'k', 'x'.repeat(200)] as const;

/** For what must never be accepted. */
export const isAccepted = (status: number): boolean => status === 200;

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

/** What anyone can send, files aside. */
export const requestAttacks = [...dataAttacks, ...bodyAttacks, ...addressAttacks];
