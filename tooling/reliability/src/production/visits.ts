import {
  createAlertRequest,
  createApplicationData,
  createApplicationForm,
  createContactRequest,
  createCv,
  createFile,
  createPdf,
  createPdfOfSize,
  findSecret,
  jobListPath,
  mimeTypes,
  openOwnApplication,
  sha256,
  type Ledger,
  type Visitor,
} from '@kestrova/api/testing';
import { API_PREFIX, endpoints, schemas } from '@kestrova/api-contract';
import { confirmAlertLink } from '../measure.ts';
import type { ReceivedEmail } from './part-process.ts';

/** What visitors have done in the whole rehearsal. */
export interface World {
  ledger: Ledger;
  /** Addresses whose application has another CV than at first. */
  replaced: Set<string>;
  /** Addresses whose application is withdrawn. */
  withdrawn: Set<string>;
  /** Addresses that have applied and not used their link yet. */
  applicants: string[];
  /** Addresses that asked for job alerts, and whether they have confirmed it. */
  alerts: Map<string, boolean>;
  emails: readonly ReceivedEmail[];
}

/** What visitors met during one act. */
export interface Tally {
  requests: number;
  /** Tried again by the visitor, after 5xx or a broken connection, with the reasons. */
  retried: string[];
  /** What got no proper response at all, with the reason. */
  failed: string[];
}

/** Asks the server, again and again while it fails. @returns undefined if it failed for good. */
export type Ask = (what: string, send: () => Promise<Response>) => Promise<Response | undefined>;

interface VisitContext {
  visitor: Visitor;
  world: World;
  ask: Ask;
  tally: Tally;
}

type Visit = (context: VisitContext) => Promise<void>;

const largestCv = createPdfOfSize(5 * 1024 * 1024);

/** A random page of the sitemap with three of its files, each compressed. */
const browse: Visit = async (context) => {
  const sitemap = await read(context, '/sitemap.xml');
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => url);
  const path = new URL(paths[Math.floor(Math.random() * paths.length)] ?? '/home', 'http://x');
  const page = await read(context, path.pathname);
  if (page !== '' && !page.includes('</html>')) fail(context, `${path.pathname}: half a page`);
  const assets = Array.from(
    page.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g),
    ([, url = '']) => url,
  );
  for (const asset of assets.slice(0, 3)) await read(context, asset);
};

const lookAtJobs: Visit = async (context) => {
  const response = await context.ask('the jobs', () =>
    context.visitor.get(`${jobListPath}?jobCountry=USA`),
  );
  if (response === undefined) return;
  const jobs = schemas.getAllJobs.response.safeParse(await response.json());
  const [job] = jobs.data ?? [];
  if (job === undefined) return fail(context, `the jobs: ${response.status}`);
  const path = endpoints.getJobDetailsById.path.replace(':id', String(job.jobId));
  const details = await context.ask('a job', () => context.visitor.get(`${API_PREFIX}${path}`));
  if (details !== undefined && details.status !== 200) fail(context, `a job: ${details.status}`);
};

const writeToUs: Visit = async (context) => {
  const [request, key] = [createContactRequest(), crypto.randomUUID()];
  context.world.ledger.attempted.add(request.email);
  const isKept = await submit(context, 'a contact request', () =>
    context.visitor.sendContactRequest(request, key),
  );
  if (isKept) context.world.ledger.acknowledged.set(request.email, undefined);
};

const apply = (createContent: () => Buffer): Visit =>
  async function applyWith(context) {
    const { ledger, applicants } = context.world;
    const [data, key, pdf] = [createApplicationData(), crypto.randomUUID(), createContent()];
    const files = {
      cv: createFile(pdf, 'cv.pdf', mimeTypes.pdf),
    };
    ledger.attempted.add(data.email);
    const isKept = await submit(context, 'an application', () =>
      context.visitor.sendApplication(createApplicationForm(data, files), key),
    );
    if (!isKept) return;
    ledger.acknowledged.set(data.email, sha256(pdf));
    applicants.push(data.email);
  };

/** An applicant whose confirmation has arrived sends another CV, and every third one withdraws. */
const changeOwn: Visit = async (context) => {
  const { ledger, applicants, replaced, withdrawn } = context.world;
  const email = applicants.shift();
  if (email === undefined) return;
  const secret = findSecret({ text: findText(context, email) });
  if (secret === '') {
    applicants.push(email);
    return;
  }
  const own = openOwnApplication(context.visitor, secret);
  const [cv, key] = [createCv('new.pdf', 20_000), crypto.randomUUID()];
  const hash = sha256(Buffer.from(await cv.arrayBuffer()));
  if (await submit(context, 'another CV', () => own.replace({ cv }, key))) {
    ledger.acknowledged.set(email, hash);
    replaced.add(email);
  }
  if (applicants.length % 3 !== 0) return;
  const other = crypto.randomUUID();
  if (await submit(context, 'a withdrawal', () => own.withdraw(other))) {
    ledger.acknowledged.delete(email);
    withdrawn.add(email);
  }
};

/** Asks for emails about new jobs, and confirms an earlier wish whose email has arrived. */
const askForAlerts: Visit = async (context) => {
  const { visitor, world } = context;
  const [request, key] = [createAlertRequest(), crypto.randomUUID()];
  if (await submit(context, 'a job alert', () => visitor.sendJobAlert(request, key))) {
    world.alerts.set(request.email, false);
  }
  const waiting = [...world.alerts].find(([, isConfirmed]) => !isConfirmed)?.[0] ?? '';
  const token = confirmAlertLink.exec(findText(context, waiting))?.[1];
  if (token === undefined) return;
  const confirmed = await submit(context, 'a confirmed alert', () =>
    visitor.post(endpoints.confirmJobAlert.path, '', { authorization: `Bearer ${token}` }),
  );
  if (confirmed) world.alerts.set(waiting, true);
};

/** What visitors do, in turn. */
export const visits: readonly Visit[] = [
  browse,
  lookAtJobs,
  writeToUs,
  apply(() => createPdf(20_000)),
  browse,
  changeOwn,
  apply(() => createPdf(300_000)),
  askForAlerts,
  writeToUs,
  browse,
  // More of them would only fill the disk of this machine.
  apply(() => (Math.random() < 0.25 ? largestCv : createPdf(100_000))),
  changeOwn,
];

/** Reads a file of the site, which must come compressed. @returns '' where it failed. */
async function read(context: VisitContext, path: string): Promise<string> {
  const response = await context.ask(path, () =>
    context.visitor.get(path, { 'accept-encoding': 'br' }),
  );
  if (response === undefined) return '';
  // fetch decodes it.
  const content = await response.text();
  const encoding = response.headers.get('content-encoding');
  if (response.status === 200 && encoding === 'br') return content;
  fail(context, `${path}: ${response.status}, ${encoding ?? 'not'} compressed`);
  return '';
}

/** @returns whether it was acknowledged. */
async function submit(
  context: VisitContext,
  what: string,
  send: () => Promise<Response>,
): Promise<boolean> {
  const response = await context.ask(what, send);
  if (response === undefined) return false;
  const body = await response.text();
  const isAcknowledged = response.status === 200 && body.includes('"responseCode":1');
  if (!isAcknowledged) fail(context, `${what}: ${response.status} ${body}`);
  return isAcknowledged;
}

/** The text of an email to this address; empty while there is none. */
function findText({ world }: VisitContext, address: string): string {
  return world.emails.find(({ to }) => to === address)?.text ?? '';
}

function fail({ tally }: VisitContext, reason: string): void {
  tally.failed.push(reason);
}
