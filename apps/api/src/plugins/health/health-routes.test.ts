import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/running-server.ts';
import { createContactRequest } from '../../testing/visitor.ts';

interface Description {
  paths: Record<string, unknown>;
  components?: { schemas?: Record<string, unknown> };
}

test('measures what was accepted, what waits and how long it took, without addresses', async () => {
  const server = await startTestServer('sqlite');
  const request = createContactRequest();
  await server.visitor.sendContactRequest(request);
  const response = await server.visitor.get('/metrics');
  const text = await response.text();
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect(text).toContain('kestrova_submissions_accepted_total{kind="contact"} 1');
  expect(text).toMatch(/kestrova_outbox_emails\{state="waiting"\} \d/);
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="POST",route="[^"]+",status="200"\} 1/,
  );
  expect(text).not.toContain(request.email);
  await server.stop();
});

test('describes every endpoint of the contract for people and programs', async () => {
  const server = await startTestServer('sqlite');
  const description: Description = JSON.parse(
    await (await server.visitor.get('/docs/json')).text(),
  );
  expect(Object.keys(description.paths).toSorted()).toEqual([
    '/v1/website/contact/new-contact-request',
    '/v1/website/csrf-token',
    '/v1/website/job/application',
    '/v1/website/job/get-all-jobs',
    '/v1/website/job/get-job-details-by-id/{id}',
  ]);
  expect(JSON.stringify(description)).toContain('multipart/form-data');
  const schemas = Object.keys(description.components?.schemas ?? {});
  const references = JSON.stringify(description).matchAll(
    /"\$ref":"#\/components\/schemas\/([^"]+)"/g,
  );
  for (const [, name] of references) expect(schemas).toContain(name);
  const page = await server.visitor.get('/docs/');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(await page.text()).not.toMatch(/<script(?![^>]*src=)[^>]*>[^<]/);
  await server.stop();
});
