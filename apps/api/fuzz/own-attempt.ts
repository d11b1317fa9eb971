import { randomInt } from 'node:crypto';
import { API_PREFIX, endpoints } from '@kestrova/api-contract';
import fc from 'fast-check';
import { hostileFiles } from '../src/testing/hostile-files.ts';
import { createCv } from '../src/testing/own-application.ts';
import { createFile, mimeTypes } from '../src/testing/sample-files.ts';
import type { Attack } from './attempt.ts';
import { draw, oneOf, strangeNames } from './random.ts';

const { getOwnApplication, replaceOwnFiles, withdrawOwnApplication } = endpoints;
const hostile = hostileFiles();
const printable = fc.string({ maxLength: 300 }).filter((text) => /^[\x20-\x7e]*$/.test(text));

function createAuthorization(secret: string): string {
  return oneOf([
    `Bearer ${secret.slice(0, randomInt(secret.length))}`,
    `Bearer ${secret}${secret}`,
    `Basic ${secret}`,
    `Bearer ' or 1=1--`,
    `Bearer ${'x'.repeat(randomInt(8000))}`,
    `Bearer ${draw(printable)}`,
    draw(printable),
  ]);
}

/** Attacks on the calls of one's own application, and with its secret. */
export const ownAttacks: readonly Attack[] = [
  async function strangeBearer(visitor, { secret }) {
    const headers = { authorization: createAuthorization(secret) };
    const form = new FormData();
    form.set('cv', createCv('cv.pdf', 100));
    const response = await oneOf([
      () => visitor.get(`${API_PREFIX}${getOwnApplication.path}`, headers),
      () => visitor.post(replaceOwnFiles.path, form, headers),
      () => visitor.post(withdrawOwnApplication.path, '', headers),
    ])();
    await response.arrayBuffer();
    return { kind: 'strange secret', status: response.status, isWrong: response.status === 200 };
  },

  async function wrongOwnFiles(_visitor, own) {
    const { content, fileName } = oneOf(hostile);
    const file = createFile(content, fileName, oneOf(Object.values(mimeTypes)));
    const { status } = await own.replace({ [oneOf(['cv', 'additionalFile'] as const)]: file });
    return { kind: 'wrong own file', status, isWrong: status === 200 };
  },

  async function strangeOwnNames(_visitor, own) {
    const key = oneOf([undefined, 'k', 'x'.repeat(200), 'x'.repeat(201)]);
    const { status } = await own.replace({ cv: createCv(oneOf(strangeNames), 100) }, key);
    const read = await own.read();
    return { kind: 'strange own file name', status, isWrong: read.status !== 200 };
  },

  async function brokenOwnForm(visitor, { secret }) {
    const parts = [
      '--b\r\nContent-Disposition: form-data; name="data"\r\n\r\n{}\r\n--b--\r\n',
      '--b\r\nContent-Disposition: form-data; name="cv"; filename="a.pdf"\r\n\r\n%PDF-1.7',
      '--b--\r\n',
      '',
    ];
    const response = await visitor.post(replaceOwnFiles.path, oneOf(parts), {
      authorization: `Bearer ${secret}`,
      'content-type': oneOf(['multipart/form-data; boundary=b', 'multipart/form-data', 'x']),
    });
    await response.arrayBuffer();
    const { status } = response;
    return { kind: 'broken own form', status, isWrong: status === 200 };
  },
];
