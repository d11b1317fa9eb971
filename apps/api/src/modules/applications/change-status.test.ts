import { API_PREFIX, endpoints, schemas, type NewStatus } from '@kestrova/api-contract';
import { describe, expect, test } from 'vitest';
import { listAuditEntries } from '../../audit/audit-log.ts';
import { dialects } from '../../testing/place.ts';
import { testLinks } from '../../testing/render-row.ts';
import { createCv } from '../../testing/sample-files.ts';
import { startTestServer } from '../../testing/test-server.ts';
import {
  applyAndOpen,
  findEmail,
  joinLines,
  readMail,
  readResponse,
} from '../../testing/visitor.ts';

const interview = { status: 'interview', notify: true } as const;
const filled = { status: 'closed', reason: 'position-filled', notify: false } as const;
const careersTo = 'careers@kestrova.example';

describe.each(dialects)('the status of an application on %s', async (dialect) => {
  const server = await startTestServer(dialect);
  const { visitor, dataDir, services } = server;

  /** Opens the link of the notice to the careers team. */
  async function applyAndReview() {
    const { data, own } = await applyAndOpen(server, {}, { cv: createCv('cv.pdf') });
    const [saved] = await server.findApplications(data.email);
    const notice = await findEmail(dataDir, careersTo, saved?.reference ?? 'none');
    const [, token = ''] = /\/careers\/review#([\w.-]+)\n/.exec(notice.text ?? '') ?? [];
    return { data, own, id: saved?.id ?? 'none', reference: saved?.reference, ...review(token) };
  }

  function review(token: string) {
    const bearer = { authorization: `Bearer ${token}` };
    const get = () => visitor.get(API_PREFIX + endpoints.getReview.path, bearer);
    return {
      get,
      read: async () => schemas.getReview.response.parse(await (await get()).json()),
      save: (change: NewStatus) => visitor.postJson(endpoints.changeStatus.path, change, bearer),
    };
  }

  const emailsTo = async (address: string) =>
    (await readMail(dataDir)).filter((mail) => mail.to?.[0]?.address === address);

  test('emails a change exactly as shown before, and shows it to the applicant', async () => {
    const { data, own, reference, read, save } = await applyAndReview();
    const before = await read();
    expect(before).toMatchObject({
      applicantName: "Zoë O'Neill-Rao",
      reference,
      isJobOpen: true,
      fileNames: ['cv.pdf'],
      changes: [],
    });
    const sentence = 'Could you come on Tuesday at 10?';
    const response = await readResponse(save({ ...interview, sentence }));
    const said = expect.stringMatching(
      /^Interview was saved at .+ UTC\. The email is on its way\.$/,
    );
    expect(response).toEqual([200, { responseCode: 1, responseMessage: said }]);

    const shown = before.emails.find(({ status }) => status === 'interview');
    const email = await findEmail(dataDir, data.email, shown?.subject ?? 'none');
    const [first = 'none', ...others] = shown?.paragraphs ?? [];
    const text = [shown?.heading, first, sentence, others[0]].join(' ');
    expect(joinLines(email.text).replaceAll(/\s+/g, ' ')).toContain(text);
    expect(email.text).toContain(others.at(-1)?.slice(0, 40));
    expect(email.text).toMatch(/\/careers\/application#/);
    expect(email.text).not.toContain('Zoë');
    expect(email.replyTo?.[0]?.address).toBe(careersTo);

    const changes = [{ status: 'interview', sentence, isEmailed: true }];
    expect(await read()).toMatchObject({ changes });
    const { changedAt } = (await read()).changes[0] ?? {};
    const seen = { changes: [{ status: 'interview', changedAt }], sentence };
    expect(await (await own.read()).json()).toMatchObject(seen);
  });

  test('saves one of two different changes at once, and a repeated press once', async () => {
    const { data, read, save } = await applyAndReview();
    const responses = await Promise.all([save(interview), save(filled)]);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const refused = responses.find(({ status }) => status === 409);
    const exceptionMsg = expect.stringMatching(/^Somebody else has saved (Interview|Closed) at/);
    expect(await refused?.json()).toEqual({ exceptionMsg });
    const [change, ...others] = (await read()).changes;
    expect(others).toEqual([]);

    const next: NewStatus = { status: 'offer', notify: true, lastChangeId: change!.id };
    const repeated = await Promise.all([next, next, next].map(save));
    expect(new Set(await Promise.all(repeated.map((it) => it.text()))).size).toBe(1);
    expect((await read()).changes).toMatchObject([change, { status: 'offer' }]);
    await findEmail(dataDir, data.email, 'We’d like you to join us');
    const subjects = (await emailsTo(data.email)).map(({ subject = '' }) => subject);
    expect(subjects.filter((subject) => subject.includes('join us'))).toHaveLength(1);
  });

  test('saves no change whose email cannot be saved', async () => {
    const { read, save, data } = await applyAndReview();
    const { commit } = services.database;
    services.database.commit = (work) =>
      commit(async (transaction) => {
        await work(transaction);
        throw new Error('the transaction fails');
      });
    expect((await save(interview)).status).toBe(500);
    services.database.commit = commit;
    expect((await read()).changes).toEqual([]);
    expect(await emailsTo(data.email)).toHaveLength(1);
  });

  test('says that the application is no longer stored, and keeps none of its changes', async () => {
    const { id, own, get, save } = await applyAndReview();
    expect((await save({ ...filled, sentence: 'Marzipan' })).status).toBe(200);
    expect((await own.withdraw()).status).toBe(200);
    const removed = { exceptionMsg: expect.stringContaining('is no longer stored') };
    expect(await readResponse(get())).toEqual([404, removed]);
    expect(await readResponse(save(interview))).toEqual([404, removed]);
    const { queries } = services.database;
    const left = queries.selectFrom('statusChanges').where('applicationId', '=', id).selectAll();
    expect(await left.execute()).toEqual([]);
  });

  test('records each use of a link without personal data', async () => {
    const { read, save, data } = await applyAndReview();
    const before = await listAuditEntries(services.database.queries);
    await read();
    await save(interview);
    const all = await listAuditEntries(services.database.queries);
    const added = all.filter(({ id }) => !before.some((entry) => entry.id === id));
    const entry = { operator: 'review link', records: 1 };
    expect(added.toReversed()).toMatchObject([
      { ...entry, command: 'review open' },
      { ...entry, command: 'review save' },
    ]);
    expect(JSON.stringify(added)).not.toContain(data.email);
  });

  if (dialect === 'postgres') return;
  test('rejects tokens of other purposes and changes that are not complete', async () => {
    const { id, own, save, read } = await applyAndReview();
    const invalid = { exceptionMsg: expect.stringContaining('copy the whole link') };
    for (const token of [own.token, testLinks.createLink('alert', id), id]) {
      expect(await readResponse(review(token).get())).toEqual([404, invalid]);
      expect(await readResponse(review(token).save(interview))).toEqual([404, invalid]);
    }
    const wrong: NewStatus[] = [
      { status: 'closed', notify: true },
      { ...interview, reason: 'not-selected' },
      { ...interview, sentence: 'x'.repeat(501) },
    ];
    for (const change of wrong) expect((await save(change)).status).toBe(400);
    expect((await read()).changes).toEqual([]);
  });
});
