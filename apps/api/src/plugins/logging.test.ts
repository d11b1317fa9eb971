import { expect, test } from 'vitest';
import { createFile, createPdf, mimeTypes } from '../testing/sample-files.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { createTestPlace, dialects } from '../testing/test-database.ts';
import { until } from '../testing/until.ts';
import {
  createApplicationData,
  createApplicationForm,
  createContactRequest,
  createVisitor,
} from '../testing/visitor.ts';
import { describeError } from './logging.ts';

test.each(dialects)(
  'nothing that a visitor typed reaches the log (OWASP ASVS 5.0, 16.2.5; %s)',
  async (dialect) => {
    const place = await createTestPlace(dialect, {
      LOG_LEVEL: 'debug',
      SMTP_URL: 'smtp://127.0.0.1:1',
    });
    const server = await startServerProcess(place.environment);
    const visitor = await createVisitor(server.port);
    const data = createApplicationData({ lastName: 'Unmistakable', phNo: '5550143999' });
    const request = createContactRequest({
      message: 'Unmistakable words',
      companyName: 'Unmistakable Ltd',
    });
    await visitor.sendApplication(
      createApplicationForm(data, {
        cv: createFile(createPdf(), 'Unmistakable.pdf', mimeTypes.pdf),
      }),
    );
    await visitor.sendContactRequest(request);
    await visitor.sendContactRequest({ ...request, fullName: 'Unmistakable123' });
    await visitor.get(`/v1/website/job/get-all-jobs?jobCountry=${data.email}`);
    await visitor.get(`/Unmistakable/${request.email}`);
    await until(() => server.readLog().includes('email-delayed'));
    await server.end('SIGTERM');
    const log = server.readLog();
    expect(log).toContain('"request completed"');
    for (const word of [
      'Unmistakable',
      data.email,
      request.email,
      data.phNo,
      request.phoneNumber,
    ]) {
      expect(log).not.toContain(word);
    }
    for (const line of log.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
    place.remove();
  },
);

test('of an error that may quote values only its kind and place are told', () => {
  const error = Object.assign(new Error('Key (email)=(a@b.c) exists'), {
    detail: 'a@b.c',
    code: '23505',
  });
  const described = describeError(new Error('outer', { cause: error }));
  expect(JSON.stringify(described)).not.toContain('a@b.c');
  expect(described).toMatchObject({ message: 'outer', cause: { code: '23505' } });
});
