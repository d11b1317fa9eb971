import * as z from 'zod';
import { createEmail } from '../page-objects/application-dialog.ts';
import { createContactEntries } from '../page-objects/contact-form.ts';
import { cv, portfolio } from '../page-objects/sample-files.ts';
import { openPage } from '../stack/open-page.ts';
import { API_URL } from '../stack/regions.ts';
import { expect, test } from '../stack/test.ts';

test('an application has exactly the parts and fields of the contract', async ({
  page,
  application,
  proxied: { origin, proxy },
}) => {
  const list = await page.request.get(`${API_URL}/v1/website/job/get-all-jobs?jobCountry=USA`);
  const [job] = z.array(z.record(z.string(), z.unknown())).parse(await list.json());
  const email = createEmail('wire');
  await application.open(0, origin);
  await application.fillIn(email);
  await application.field('Cover Letter').fill('Dear “team”,\n½ a page.');
  await application.cv.setInputFiles(cv);
  await application.additionalFile.setInputFiles(portfolio);
  await application.dialog.getByRole('checkbox', { name: /contact me/ }).uncheck();
  await application.submit.click();
  await expect(application.thanks).toBeVisible();

  const post = proxy.posts.at(-1);
  expect(post?.path).toBe('/v1/website/job/application');
  const headers = { 'Content-Type': post?.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(post?.body ?? []), { headers }).formData();
  expect([...form.keys()]).toEqual(['data', 'cv', 'additionalFile']);
  for (const { part, name, mimeType, buffer } of [
    { part: 'cv', ...cv },
    { part: 'additionalFile', ...portfolio },
  ]) {
    const file = form.get(part);
    expect(file).toMatchObject({ name, type: mimeType });
    expect(file instanceof File && Buffer.from(await file.arrayBuffer())).toEqual(buffer);
  }
  expect(form.get('data')).toBe(
    JSON.stringify({
      firstName: 'Asha',
      lastName: 'Okafor',
      email,
      phNo: '2025550143',
      coverLetterDescription: 'Dear “team”,\n½ a page.',
      privacyEnable: true,
      // Filled from the privacy checkbox, not from its own, which is not checked (spec 3).
      contactMeEnable: true,
      jobRole: job?.['jobTitle'],
      location: job?.['jobLocation'],
      jobId: job?.['jobId'],
      jobCode: job?.['jobCode'],
      jobTitle: job?.['jobTitle'],
    }),
  );
});

const CSRF = { tag: '@ASVS-3.5.1' };

test(
  'a contact request has exactly its fields',
  CSRF,
  async ({ page, contact, proxied: { origin, proxy } }) => {
    await openPage(page, `${origin}/contact-us`);
    await contact.send({
      ...createContactEntries(),
      Name: ' Asha Okafor',
      Email: ' asha@example.com ',
      'Company Website': '\thttps://www.harborbank.com ',
      'Contact Number': '\u00a0+1 2025550143 ',
    });
    await expect(contact.field('Message')).toHaveValue('');
    await contact.send();
    await expect.poll(() => proxy.posts.length).toBe(2);
    const [first, second] = proxy.posts;
    expect(first?.path).toBe('/v1/website/contact/new-contact-request');
    expect(first?.headers['content-type']).toBe('application/json');
    // The country is left out, since no region has this host.
    expect(first?.body.toString()).toBe(
      JSON.stringify({
        fullName: ' Asha Okafor',
        companyName: 'Harbor Bank',
        email: 'asha@example.com',
        companyType: 'https://www.harborbank.com',
        message: createContactEntries().Message,
        phoneNumber: '+1 2025550143',
      }),
    );
    expect(first?.headers.cookie).toContain(`XSRF-TOKEN=${String(first?.headers['x-xsrf-token'])}`);
    expect(first?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key']);
  },
);
