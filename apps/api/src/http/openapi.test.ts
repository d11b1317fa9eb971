import { API_PREFIX, endpoints } from '@kestrova/api-contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestServer } from '../testing/test-server.ts';

const descriptionSchema = z.object({
  paths: z.record(z.string(), z.unknown()),
  components: z.optional(z.object({ schemas: z.optional(z.record(z.string(), z.unknown())) })),
});

test('describes every endpoint of the contract', { tags: ['ASVS-2.1.1'] }, async () => {
  const server = await startTestServer('sqlite');
  const text = await (await server.visitor.get('/docs/json')).text();
  const description = descriptionSchema.parse(JSON.parse(text));
  const paths = Object.values(endpoints).map(
    ({ path }) => API_PREFIX + path.replace(/:(\w+)/, '{$1}'),
  );
  expect(Object.keys(description.paths).toSorted()).toEqual(paths.toSorted());
  expect(text).toContain('multipart/form-data');
  const schemas = Object.keys(description.components?.schemas ?? {});
  for (const [, name] of text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)) {
    expect(schemas).toContain(name);
  }
  const page = await server.visitor.get('/docs/');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(await page.text()).not.toMatch(/<script(?![^>]*src=)[^>]*>[^<]/);
});
