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

type Send = (attacker: Attacker, dice: Dice) => Promise<Response | number>;

/** A kind of hostile request; each call sends another one. */
export interface Attack {
  kind: string;
  send: Send;
  /** The status that tells that something harmful was accepted, or something harmless refused. */
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

const megabyte = 1024 * 1024;
const keys = [undefined, 'k', 'x'.repeat(200)] as const;
const contact = endpoints.submitContactRequest.path;
const application = endpoints.submitApplication.path;
const multipart = 'multipart/form-data; boundary=b';
const otherTypes = ['text/xml', 'text/plain', 'x', 'application/x-www-form-urlencoded'];
const prototypes = ['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}'];
const wrongData = ['['.repeat(10_000), '{"__proto__":1}', 'null', '1', `"${'x'.repeat(300_000)}"`];

const post =
  (path: string, createBody: (dice: Dice) => string, type = 'application/json'): Send =>
  ({ visitor }, dice) =>
    visitor.post(path, createBody(dice), { 'content-type': type });

const sendForm =
  (fill: (form: FormData, dice: Dice) => void): Send =>
  ({ visitor }, dice) => {
    const form = new FormData();
    fill(form, dice);
    return visitor.sendApplication(form);
  };

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

/** What anyone can send, files aside. */
export const requestAttacks: readonly Attack[] = [
  ...createAttacks(
    {
      '500 parts': sendForm((form) => {
        for (let count = 0; count < 500; count += 1) form.append(`field${count}`, 'x');
      }),
      'wrong data part': sendForm((form, dice) => form.set('data', dice.oneOf(wrongData))),
      'no JSON': post(contact, (dice) => `{${dice.draw(strangeText)}`),
      'JSON of depth 10,000': post(contact, () => '['.repeat(10_000) + ']'.repeat(10_000)),
      'a deep object': post(contact, () => `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`),
      'prototype keys': post(contact, (dice) => dice.oneOf(prototypes)),
      'a large body': post(contact, () => `{"message":"${'x'.repeat(megabyte)}"}`),
      'another type': ({ visitor }, dice) =>
        visitor.post(contact, '<a/>', { 'content-type': dice.oneOf(otherTypes) }),
      'no boundary': post(application, () => 'x', 'multipart/form-data'),
      'an empty form': post(application, () => '', multipart),
    },
    { isWrong: isAccepted },
  ),
  ...createAttacks({
    'any JSON': post(contact, (dice) => JSON.stringify(dice.draw(anyJson))),
    'a form cut off': post(application, createCutForm, multipart),
    'application with a strange field': ({ visitor }, dice) =>
      visitor.sendApplication(
        createApplicationForm(withStrangeField(createApplicationData(), dice)),
      ),
    'contact request with a strange field': ({ visitor }, dice) =>
      visitor.sendContactRequest(withStrangeField(createContactRequest(), dice), dice.oneOf(keys)),
    'strange URL': ({ visitor }, dice) => visitor.get(createStrangePath(dice)),
    'strange header': ({ visitor }, dice) =>
      visitor.get('/v1/website/job/get-all-jobs', {
        [dice.oneOf(headerNames)]: dice.draw(printable),
      }),
  }),
];
