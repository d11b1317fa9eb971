import {
  createAlertRequest,
  createApplicationData,
  createApplicationForm,
  createContactRequest,
  createCv,
  jobListPath,
  type OwnApplicationVisitor,
  type Visitor,
} from '@kestrova/api/testing';
import { API_PREFIX, endpoints } from '@kestrova/api-contract';
import fc, { type Arbitrary } from 'fast-check';
import {
  brokenFile,
  brokenForm,
  contentType,
  headerName,
  headerText,
  hostileFile,
  strangeBody,
  strangeKey,
  strangelyNamedCv,
  strangePath,
  strangeToken,
  withStrangeField,
  worstFile,
} from './inputs.ts';

interface Attacker {
  visitor: Visitor;
  own: OwnApplicationVisitor;
}

type Send = (attacker: Attacker) => Promise<Response>;

export interface Attack {
  kind: string;
  send: Send;
  /** Whether a harmful request was accepted, or a harmless one rejected. */
  isWrong: (status: number) => boolean;
}

const isAccepted = (status: number) => status === 200;
const isRejected = (status: number) => status !== 200;

/** The endpoints that reject a stranger: anyone may call the other three, and a short token may be a job's id. */
const { issueCsrfToken: _, getAllJobs: __, getJobDetailsById: ___, ...guarded } = endpoints;

/** A request for each value. */
const sendEach = <Value>(
  values: Arbitrary<Value>,
  send: (attacker: Attacker, value: Value) => ReturnType<Send>,
): Arbitrary<Send> => values.map((value) => (attacker) => send(attacker, value));

const sendForm = <Value>(
  values: Arbitrary<Value>,
  change: (form: FormData, value: Value) => void,
): Arbitrary<Send> =>
  sendEach(values, ({ visitor }, value) => {
    const form = createApplicationForm(createApplicationData());
    change(form, value);
    return visitor.post(endpoints.submitApplication.path, form);
  });

/** A file of a new application, or a replacement for a file of an own application. */
const sendFile = (files: Arbitrary<File>): Arbitrary<Send> => {
  const choices = fc.tuple(files, fc.constantFrom('cv', 'additionalFile'), fc.boolean());
  return sendEach(choices, ({ visitor, own }, [file, part, isOwn]) => {
    const sent = { [part]: file };
    return isOwn ? own.replace(sent) : visitor.sendApplication(createApplicationData(), sent);
  });
};

const strangeCall = fc.tuple(strangeToken, fc.nat(), strangeBody, contentType);

const strangeCalls = Object.entries(guarded).map(
  ([name, { method, path }]): [string, Arbitrary<Send>] => [
    `a strange call of ${name}`,
    sendEach(strangeCall, ({ visitor, own }, [token, end, body, type]) => {
      const filled = path.replace(/:\w+/, () => encodeURIComponent(token));
      // A strange token, or the beginning of a right one.
      const secret = end % 2 === 0 ? token : own.token.slice(0, end % own.token.length);
      const headers = { authorization: `Bearer ${secret}` };
      return method === 'GET'
        ? visitor.get(`${API_PREFIX}${filled}`, headers)
        : visitor.post(filled, body, { ...headers, 'content-type': type });
    }),
  ],
);

/** Attacks of a table, chosen in proportion to `weight`. */
const define = (
  weight: number,
  isWrong: Attack['isWrong'],
  table: Readonly<Record<string, Arbitrary<Send>>>,
) =>
  Object.entries(table).map(([kind, sends]) => ({
    weight,
    arbitrary: sends.map((send): Attack => ({ kind, send, isWrong })),
  }));

/** Every kind of attack. Slow ones are chosen rarely. */
export const attacks: Arbitrary<Attack> = fc.oneof(
  ...define(12, isAccepted, Object.fromEntries(strangeCalls)),
  ...define(20, isAccepted, {
    'a broken form of an own application': sendEach(
      fc.tuple(brokenForm, contentType),
      ({ visitor, own }, [body, type]) => {
        const headers = { authorization: `Bearer ${own.token}`, 'content-type': type };
        return visitor.post(endpoints.replaceOwnFiles.path, body, headers);
      },
    ),
    'many parts': sendForm(fc.constant(500), (form, parts) => {
      for (let count = 0; count < parts; count += 1) form.append(`field${count}`, 'x');
    }),
    'three files': sendForm(fc.constantFrom('cv', 'other', '__proto__'), (form, name) => {
      for (let count = 0; count < 3; count += 1) form.append(name, createCv());
    }),
    'a harmful file': sendFile(hostileFile),
  }),
  ...define(1, isAccepted, { 'a file that is harmful to inspect': sendFile(worstFile(415)) }),
  ...define(1, isRejected, { 'a file that is slow to inspect': sendFile(worstFile(200)) }),
  ...define(20, isRejected, {
    'an own application after a strange file name': sendEach(
      fc.tuple(strangelyNamedCv, strangeKey),
      async ({ own }, [cv, key]) => {
        const response = await own.replace({ cv }, key);
        return response.status >= 500 ? response : own.read();
      },
    ),
  }),
  ...define(20, () => false, {
    'a broken file': sendFile(brokenFile),
    'a strange file name': sendFile(strangelyNamedCv),
    'an application with a strange field': sendForm(
      withStrangeField(createApplicationData),
      (form, data) => form.set('data', JSON.stringify(data)),
    ),
    'a contact request with a strange field': sendEach(
      fc.tuple(withStrangeField(createContactRequest), strangeKey),
      ({ visitor }, [request, key]) => visitor.sendContactRequest(request, key),
    ),
    'a job alert with a strange field': sendEach(
      withStrangeField(createAlertRequest),
      ({ visitor }, request) => visitor.sendJobAlert(request),
    ),
    'a strange URL': sendEach(strangePath, ({ visitor }, path) => visitor.get(path)),
    'a strange header': sendEach(fc.tuple(headerName, headerText), ({ visitor }, [name, text]) =>
      visitor.get(jobListPath, { [name]: text }),
    ),
  }),
);
