import { hash, randomUUID } from 'node:crypto';
import {
  createApplicationRow,
  createFile,
  createPdf,
  openOwnApplication,
  startCliProcess,
  sha256,
  testLinks,
  until,
  type TestPlace,
  type Visitor,
  type Visits,
} from '@kestrova/api/testing';
import { endpoints } from '@kestrova/api-contract';

const names = ['rita', 'mira', 'esra', 'lena'];

/** Whether an address is one of those that `createApplicants` saves, without webhooks. */
export const isApplicant = (email: string) => names.includes(email.split('.')[0] ?? '');

/**
 * What is done with applications other than applying, and the ledger of what was acknowledged. Saves `count`
 * applications to get a file, `count` to withdraw, `count` for the operator to erase, and `count` to get a status.
 */
export async function createApplicants(place: TestPlace, count: number) {
  const addresses = (name: string) =>
    Array.from({ length: count }, (_, at) => `${name}.${at}@example.com`);
  const [toReplace = [], toWithdraw = [], toErase = [], toReview = []] = names.map(addresses);
  const idOf = (email: string) => hash('sha256', email, 'base64url');
  const openAs = (visitor: Visitor, email: string) =>
    openOwnApplication(visitor, testLinks.createLink('application', idOf(email)));
  {
    // Closed before the kills: with a second connection the server would not need its recovery.
    await using database = place.openDatabase();
    for (const email of [toReplace, toWithdraw, toErase, toReview].flat()) {
      const row = createApplicationRow({ email, id: idOf(email) });
      await database.queries.insertInto('applications').values(row).execute();
    }
  }
  /** The number of requests for links with each address. */
  const tries = new Map<string, number>();
  const requested = new Set<string>();
  const [withdrawn, erased, reviewed] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const acknowledge = (done: Set<string>, email: string) => (body: string) => {
    if (body.includes('"responseCode":1')) done.add(email);
    return done.has(email);
  };
  const requestLinks: Visits[string] = (visitor, ledger) => {
    // Contact requests have no file.
    const isNew = ([email, fileHash]: [string, string | undefined]) =>
      fileHash !== undefined && !tries.has(email);
    const email = [...ledger].findLast(isNew)?.[0] ?? 'nobody@example.com';
    return {
      send() {
        tries.set(email, (tries.get(email) ?? 0) + 1);
        return visitor.postJson(endpoints.sendOwnLinks.path, { email });
      },
      isRight: acknowledge(requested, email),
    };
  };
  let erasing: Promise<unknown> | undefined;
  return {
    visits: {
      'a request for links': requestLinks,
      // Its two emails are audited like those of an application.
      'a replaced file'(visitor, ledger) {
        const [email, key, pdf] = [toReplace.pop(), randomUUID(), createPdf(300_000)];
        if (email === undefined) return requestLinks(visitor, ledger);
        const own = openAs(visitor, email);
        return {
          send: () => own.replace({ cv: createFile(pdf, 'cv.pdf') }, key),
          isRight(body) {
            if (body.includes('"responseCode":1')) ledger.set(email, sha256(pdf));
            return ledger.has(email);
          },
        };
      },
      'a withdrawal'(visitor, ledger) {
        const [email, key] = [toWithdraw.pop(), randomUUID()];
        if (email === undefined) return requestLinks(visitor, ledger);
        const own = openAs(visitor, email);
        return { send: () => own.withdraw(key), isRight: acknowledge(withdrawn, email) };
      },
      'a change of status'(visitor, ledger) {
        const email = toReview.pop();
        if (email === undefined) return requestLinks(visitor, ledger);
        const token = testLinks.createLink('review', idOf(email));
        const change = { status: 'interview', sentence: '', notify: true };
        const headers = { authorization: `Bearer ${token}` };
        return {
          send: () => visitor.postJson(endpoints.changeStatus.path, change, headers),
          isRight: acknowledge(reviewed, email),
        };
      },
    } satisfies Visits,
    /** Starts to erase the next one, unless the last one is still being erased. */
    eraseNext() {
      const email = erasing === undefined ? toErase.pop() : undefined;
      if (email === undefined) return;
      const { ended } = startCliProcess(place.environment, 'people', 'erase', email, '--yes');
      erasing = ended.then(({ code }) => {
        if (code === 0) erased.add(email);
        erasing = undefined;
      });
    },
    /** Compares what was acknowledged with what is stored, once all that was requested is done. */
    async audit() {
      await erasing;
      await using database = place.openDatabase();
      const { queries } = database;
      const unknown = queries
        .selectFrom('outbox_emails')
        .select('id')
        .where('recipient', '=', 'nobody@example.com');
      // The report lists requests that are left.
      await until(async () => (await unknown.execute()).length === 0).catch(() => undefined);
      const records = await queries.selectFrom('applications').select('email').execute();
      const emails = await queries
        .selectFrom('outbox_emails')
        .select(['recipient', 'confirms', 'recordId', 'channel'])
        .execute();
      const changes = await queries.selectFrom('statusChanges').select('applicationId').execute();
      const changesOf = Map.groupBy(changes, ({ applicationId }) => applicationId);
      const kept = new Set(records.map(({ email }) => email));
      const byRecipient = Map.groupBy(emails, ({ recipient }) => recipient);
      const byRecord = Map.groupBy(
        emails.filter(({ channel }) => channel === 'webhook'),
        ({ recordId }) => recordId,
      );
      requested.delete('nobody@example.com');
      const countLinks = (email: string) =>
        byRecipient.get(email)?.filter(({ confirms }) => confirms === 'links').length ?? 0;
      const countOf = (found: Set<string>, isFound: (email: string) => boolean) =>
        [...found].filter(isFound).length;
      return {
        found: `${requested.size} requests for links, ${withdrawn.size} withdrawals, ${erased.size} erasures, ${reviewed.size} changes of status`,
        broken: {
          'nothing was requested or withdrawn': requested.size === 0 || withdrawn.size === 0,
          'missing links': countOf(requested, (email) => countLinks(email) === 0),
          // A request whose response was lost is sent again, and counts as a new one.
          'duplicate links': countOf(
            requested,
            (email) => countLinks(email) > (tries.get(email) ?? 0),
          ),
          'withdrawn or erased records kept': countOf(
            kept,
            (it) => withdrawn.has(it) || erased.has(it),
          ),
          'withdrawals without one confirmation': countOf(
            withdrawn,
            (email) => byRecipient.get(email)?.length !== 1,
          ),
          'withdrawals without one webhook': countOf(
            withdrawn,
            (email) => byRecord.get(idOf(email))?.length !== 1,
          ),
          'changes of status not saved once, with one email and one webhook': countOf(
            reviewed,
            (email) =>
              [changesOf.get(idOf(email)), byRecipient.get(email), byRecord.get(idOf(email))].some(
                (found) => found?.length !== 1,
              ),
          ),
          'erased people with emails': countOf(erased, (email) => byRecipient.has(email)),
        },
      };
    },
  };
}
