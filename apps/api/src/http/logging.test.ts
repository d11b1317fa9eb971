import { API_PREFIX, endpoints } from '@kestrova/api-contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createSecret } from '../secrets.ts';
import { createCv, createFile, createPdf } from '../testing/sample-files.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { createTestPlace } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';
import {
  createApplicationData,
  createContactRequest,
  openOwnApplication,
} from '../testing/visitor.ts';
import { describeError } from './logging.ts';

const lineSchema = z.looseObject({ time: z.iso.datetime(), msg: z.optional(z.string()) });

test(
  "logs time, route and status of each change, without the visitor's entries",
  {
    tags: [
      'ASVS-14.2.4',
      'ASVS-16.2.1',
      'ASVS-16.2.2',
      'ASVS-16.2.4',
      'ASVS-16.2.5',
      'ASVS-16.3.3',
      'ASVS-16.3.4',
      'ASVS-16.4.1',
    ],
  },
  async () => {
    const settings = { LOG_LEVEL: 'debug', SMTP_URL: 'smtp://127.0.0.1:1' };
    const { server, visitor } = await startServerProcess(createTestPlace('sqlite', settings));
    const data = createApplicationData({ lastName: 'Unmistakable', phNo: '5550143999' });
    const request = createContactRequest({
      message: 'Unmistakable message',
      companyName: 'Unmistakable Ltd',
    });
    await visitor.sendApplication(data, { cv: createFile(createPdf(), 'Unmistakable.pdf') });
    await visitor.sendContactRequest(request);
    await visitor.sendContactRequest({ ...request, fullName: 'Unmistakable123' });
    await visitor.post(endpoints.submitContactRequest.path, '{}', { 'x-xsrf-token': 'forged' });
    await visitor.get(`/v1/website/job/get-all-jobs?jobCountry=${data.email}`);
    await visitor.get(`/Unmistakable/${request.email}`);
    const secret = createSecret();
    const own = openOwnApplication(visitor, secret);
    const attempts = [
      await own.read(),
      await own.replace({ cv: createCv('Unmistakable.pdf') }),
      await own.withdraw(),
      await openOwnApplication(visitor, `${secret}\t`).read(),
    ];
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    await until(() => server.readLog().includes('email-delayed'));
    await server.end('SIGTERM');
    const log = server.readLog();
    const { email, phNo } = data;
    for (const typed of ['Unmistakable', email, request.email, phNo, request.phoneNumber, secret]) {
      expect(log).not.toContain(typed);
    }
    const lines = log
      .trim()
      .split('\n')
      .map((line) => lineSchema.parse(JSON.parse(line)));
    const route = API_PREFIX + endpoints.submitContactRequest.path;
    const completed = lines.filter(({ msg }) => msg === 'request completed');
    for (const statusCode of [200, 400, 403]) {
      const expected = { req: { method: 'POST', route }, res: { statusCode } };
      expect(completed).toContainEqual(expect.objectContaining(expected));
    }
  },
);

test('logs no value from an error message', { tags: ['ASVS-16.2.5', 'ASVS-16.3.4'] }, () => {
  const error = Object.assign(new Error('Key (email)=(a@b.c) exists'), {
    detail: 'a@b.c',
    code: '23505',
  });
  const described = describeError(new Error('outer', { cause: error }));
  expect(JSON.stringify(described)).not.toContain('a@b.c');
  expect(described).toMatchObject({ message: 'outer', cause: { code: '23505' } });
});
