import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServerRun } from '../testing/server-run.ts';
import { createTestPlace } from '../testing/test-database.ts';
import { createCv, findEmail } from '../testing/own-application.ts';
import { createApplicationData, createApplicationForm } from '../testing/visitor.ts';

test('the command in a notice exports its application, and no other', async () => {
  const operator = await startServerRun(await createTestPlace('sqlite'));
  const { dataDir } = operator.place.config;
  const names = ['Asha', 'Ravi'];
  for (const firstName of names) {
    const form = createApplicationForm(createApplicationData({ firstName }), { cv: createCv() });
    expect((await operator.visitor.sendApplication(form)).status).toBe(200);
  }
  const notice = await findEmail(dataDir, 'careers@kestrova.example', 'Ravi');
  const command = / operator -- (.+)\n/.exec(notice.text ?? '')?.[1] ?? '';
  const reference = command.split(' ').at(-1) ?? '';
  const folder = join(dataDir, 'export');
  const inFolder = command.replace(`./${reference}`, folder).split(' ');
  expect(await operator.runForJson(...inFolder)).toMatchObject({ applications: 1, files: 1 });
  expect(readdirSync(join(folder, 'files'))).toEqual([notice.attachments[0]?.filename]);

  const nowhere = join(dataDir, 'nowhere');
  const unknown = ['applications', 'export', nowhere, '--reference', 'a-none-none'];
  const { code, errors } = await operator.run(...unknown);
  expect(code).toBe(1);
  expect(errors).toContain('There is no application A-NONE-NONE.');
  expect(existsSync(nowhere)).toBe(false);
  await operator.stop();
});
