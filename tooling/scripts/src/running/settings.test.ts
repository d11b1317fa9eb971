import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { regions } from '@kestrova/regions';
import { expect, test } from 'vitest';
import { inRepository, repositoryRoot } from '../repository.ts';
import { readSettings } from './settings.ts';

test('runs on the usual ports with its data inside the repository', () => {
  const { api, sites, storybook, dataDir, environment } = readSettings({});
  expect([api, ...sites, storybook].map(({ setting, port }) => [setting, port])).toEqual([
    ['API_PORT', 4000],
    ['INDIA_PORT', 4001],
    ['USA_PORT', 4002],
    ['STORYBOOK_PORT', 6006],
  ]);
  expect(dataDir).toBe(join(repositoryRoot, '.data'));
  expect(environment['ALLOWED_ORIGINS']).toBe('http://localhost:4001,http://localhost:4002');
  expect(environment).not.toHaveProperty('ORIGIN_IN');
});

test.each(regions)(
  'the app of $country names its code and the port of its origin',
  async (region) => {
    const app = await readFile(inRepository('apps', region.app, 'src/region.ts'), 'utf8');
    expect(app).toContain(`region = '${region.code}'`);
    expect(app).toContain(`port = ${new URL(region.origin).port};`);
  },
);

test.each(regions)('$country has a container on the port of its origin', async (region) => {
  const compose = await readFile(inRepository('tooling/hosting/docker/compose.yaml'), 'utf8');
  const [, service = ''] = compose.split(`\n  ${region.app}:\n`);
  const { port } = new URL(region.origin);
  expect(service.split('\n\n')[0]).toContain(`APP: ${region.app} `);
  expect(service.split('\n\n')[0]).toContain(`ports: ['${port}:8080']`);
});

test('sets the origin of a site that moves to another port, for the build and the API', () => {
  const { environment } = readSettings({ INDIA_PORT: '5001', DATA_DIR: '/srv/kestrova' });
  expect(environment['ORIGIN_IN']).toBe('http://localhost:5001');
  expect(environment).not.toHaveProperty('ORIGIN_US');
  expect(environment['ALLOWED_ORIGINS']).toBe('http://localhost:5001,http://localhost:4002');
  expect(environment['DATA_DIR']).toBe('/srv/kestrova');
});

test('keeps the origins that the environment sets', () => {
  const { environment } = readSettings({ ORIGIN_US: 'https://www.kestrova.example' });
  expect(environment['ALLOWED_ORIGINS']).toBe('http://localhost:4001,https://www.kestrova.example');
});

test.each(['abc', '0', '70000', '4000.5', '-1'])('refuses "%s" as a port', (value) => {
  expect(() => readSettings({ USA_PORT: value })).toThrow(`USA_PORT is "${value}"; give it`);
});

test('gives a build the origin of the API where it is not the default', () => {
  expect(readSettings({}).environment).not.toHaveProperty('API_ORIGIN');
  expect(readSettings({ API_PORT: '5000' }).environment).toMatchObject({
    API_ORIGIN: 'http://localhost:5000',
  });
  expect(readSettings({ ORIGIN_US: 'https://www.kestrova.example' }).environment).toMatchObject({
    API_ORIGIN: 'http://localhost:4000',
  });
  expect(readSettings({ API_ORIGIN: 'https://api.kestrova.example' }).environment).toMatchObject({
    API_ORIGIN: 'https://api.kestrova.example',
  });
});
