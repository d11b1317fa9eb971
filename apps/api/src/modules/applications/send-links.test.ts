import { endpoints } from '@kestrova/api-contract';
import { describe, expect, test } from 'vitest';
import { dialects } from '../../testing/place.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import {
  applyAndOpen,
  createAlertRequest,
  createApplicationData,
  createContactRequest,
  findEmail,
  openOwnApplication,
} from '../../testing/visitor.ts';

describe.each(dialects)('the links of applications on %s', async (dialect) => {
  const server = await startTestServer(dialect);

  const send = async (email: string) => {
    const response = await server.visitor.postJson(endpoints.sendOwnLinks.path, { email });
    return [response.status, await response.text()];
  };

  test('deletes the secret of a link once its email is sent', async () => {
    const { data, own } = await applyAndOpen(server);
    const { queries } = server.services.database;
    const isSent = async () => {
      const row = queries.selectFrom('outbox_emails').select('state');
      return (await row.where('recipient', '=', data.email).executeTakeFirst())?.state === 'sent';
    };
    await until(isSent);
    expect(await queries.selectFrom('emailSecrets').selectAll().execute()).toEqual([]);
    const emails = await queries.selectFrom('outbox_emails').selectAll().execute();
    expect(JSON.stringify(emails)).not.toContain(own.secret);
  });

  test('sends the link again to an applicant, and gives every address the same response', async () => {
    const { data, own } = await applyAndOpen(server);
    const answers = [await send(data.email.toUpperCase()), await send('nobody@example.com')];
    expect(answers[0]).toEqual([200, expect.stringContaining('look into your mailbox')]);
    expect(answers[1]).toEqual(answers[0]);
    const { text = '' } = await findEmail(server.dataDir, data.email, 'The link to your');
    const again = openOwnApplication(server.visitor, /#([\w-]{43})/.exec(text)?.[1] ?? '');
    expect(again.secret).not.toBe(own.secret);
    for (const opened of [own, again]) expect((await opened.read()).status).toBe(200);
    await again.withdraw();
    for (const opened of [own, again]) expect((await opened.read()).status).toBe(404);
  });

  test('sends confirmation and link even if somebody requested many emails for the address', async () => {
    const { email } = createApplicationData();
    for (let count = 0; count < 7; count += 1) {
      await server.visitor.sendJobAlert(createAlertRequest({ email }));
      await server.visitor.sendContactRequest(createContactRequest({ email }));
    }
    const { own } = await applyAndOpen(server, { email });
    expect((await own.read()).status).toBe(200);
    await send(email);
    const { text } = await findEmail(server.dataDir, email, 'The link to your');
    expect(text).toMatch(/#[\w-]{43}/);
  });
});
