import {
  applicationDialog,
  applyFromCard,
  fillInApplication,
  thanksDialog,
} from './forms/application-dialog.ts';
import { contactForm, createContactEntries, fillInContact } from './forms/contact-form.ts';
import { parseMultipart } from './forms/parse-multipart.ts';
import { cv, portfolio } from './forms/sample-files.ts';
import { recordWire, type WireRecorder } from './stack/record-wire.ts';
import { serveSite } from './stack/start-stack.ts';
import { openPage } from './stack/open-page.ts';
import { siteOf } from './stack/site-of.ts';
import { expect, test } from './stack/test.ts';

const PORTS = {
  india: { api: 4220, site: 4221 },
  usa: { api: 4222, site: 4223 },
  translated: { api: 4224, site: 4225 },
};
const SHARED_API = 'http://localhost:4000';

let recorder: WireRecorder;
let stopSite: () => void;
let origin: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const { project } = test.info();
  const ports = PORTS[project.name as keyof typeof PORTS];
  recorder = await recordWire(ports.api, SHARED_API);
  const site = await serveSite(siteOf(project), ports.site, `http://localhost:${ports.api}`);
  origin = `http://localhost:${ports.site}`;
  stopSite = () => void site.kill('SIGTERM');
});

test.afterAll(async () => {
  stopSite();
  await recorder.stop();
});

test('an application has exactly the parts and fields of the contract', async ({ page }) => {
  const [job] = (await (
    await page.request.get(`${SHARED_API}/v1/website/job/get-all-jobs?jobCountry=USA`)
  ).json()) as [{ jobId: number; jobCode: string; jobTitle: string; jobLocation: string }];
  await applyFromCard(page, 0, origin);
  const { cv: cvField, additionalFile, field, submit, dialog } = applicationDialog(page);
  await fillInApplication(page, 'asha.okafor@example.com');
  await field('Cover Letter').fill('Dear “team”,\n½ a page.');
  await cvField.setInputFiles(cv);
  await additionalFile.setInputFiles(portfolio);
  await dialog.getByRole('checkbox', { name: /contact me/ }).uncheck();
  await submit.click();
  await expect(thanksDialog(page)).toBeVisible();

  const post = recorder.posts.at(-1);
  expect(post?.path).toBe('/v1/website/job/application');
  const parts = parseMultipart(post?.headers['content-type'] ?? '', post?.body ?? Buffer.alloc(0));
  expect(parts.map(({ headers }) => headers)).toEqual([
    ['Content-Disposition: form-data; name="data"'],
    [
      `Content-Disposition: form-data; name="cv"; filename="${cv.name}"`,
      'Content-Type: application/pdf',
    ],
    [
      `Content-Disposition: form-data; name="additionalFile"; filename="${portfolio.name}"`,
      'Content-Type: application/pdf',
    ],
  ]);
  const [data, ...files] = parts.map(({ body }) => body);
  expect(files.map((bytes) => bytes.toString('base64'))).toEqual(
    [cv, portfolio].map(({ buffer }) => buffer.toString('base64')),
  );
  expect(data?.toString()).toBe(
    JSON.stringify({
      firstName: 'Asha',
      lastName: 'Okafor',
      email: 'asha.okafor@example.com',
      phNo: '2025550143',
      coverLetterDescription: 'Dear “team”,\n½ a page.',
      privacyEnable: true,
      // Filled from the privacy checkbox, not from its own, which is not checked (spec 3).
      contactMeEnable: true,
      jobRole: job.jobTitle,
      location: job.jobLocation,
      jobId: job.jobId,
      jobCode: job.jobCode,
      jobTitle: job.jobTitle,
    }),
  );
});

test('a contact request has exactly the fields of the contract, and no country of a strange host', async ({
  page,
}) => {
  await openPage(page, `${origin}/contact-us`);
  await fillInContact(page, createContactEntries('asha@example.com'));
  await contactForm(page).submit.click();
  await expect(page.getByText('Recorded.')).toBeVisible();

  const post = recorder.posts.at(-1);
  expect(post?.path).toBe('/v1/website/contact/new-contact-request');
  expect(post?.headers['content-type']).toBe('application/json');
  expect(post?.body.toString()).toBe(
    JSON.stringify({
      fullName: 'Asha Okafor',
      companyName: 'Harbor Bank',
      email: 'asha@example.com',
      companyType: 'https://www.harborbank.com',
      message: 'We need a team of six for a ledger.\nWhen can we talk?',
      phoneNumber: '+1 2025550143',
    }),
  );
});

test('every POST carries the token of its cookie and a key of its own', async ({ page }) => {
  await openPage(page, `${origin}/contact-us`);
  for (const message of ['The first message', 'The second message']) {
    await fillInContact(page, { ...createContactEntries('asha@example.com'), Message: message });
    const before = recorder.posts.length;
    await contactForm(page).submit.click();
    await expect.poll(() => recorder.posts.length).toBe(before + 1);
    await expect(contactForm(page).field('Message')).toHaveValue('');
  }
  const [first, second] = recorder.posts.slice(-2);
  for (const post of [first, second]) {
    const token = post?.headers['x-xsrf-token'];
    expect(post?.headers.cookie).toContain(`XSRF-TOKEN=${String(token)}`);
    expect(post?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  }
  expect(first?.headers['idempotency-key']).not.toBe(second?.headers['idempotency-key']);
});
