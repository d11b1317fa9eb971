import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../repository.ts';
import { readRunSettings } from './settings.ts';

test('runs on the usual ports with its data inside the repository', () => {
  const { ports, dataDir, environment } = readRunSettings({});
  expect(ports).toEqual({
    API_PORT: 4000,
    INDIA_PORT: 4001,
    USA_PORT: 4002,
    STORYBOOK_PORT: 6006,
  });
  expect(dataDir).toBe(join(repositoryRoot, '.data'));
  expect(environment['ALLOWED_ORIGINS']).toBe('http://localhost:4001,http://localhost:4002');
  expect(environment).not.toHaveProperty('ORIGIN_IN');
});

test('tells the build and the API of a site that moves to another port', () => {
  const { environment } = readRunSettings({ INDIA_PORT: '5001', DATA_DIR: '/srv/kestrova' });
  expect(environment['ORIGIN_IN']).toBe('http://localhost:5001');
  expect(environment).not.toHaveProperty('ORIGIN_US');
  expect(environment['ALLOWED_ORIGINS']).toBe('http://localhost:5001,http://localhost:4002');
  expect(environment['DATA_DIR']).toBe('/srv/kestrova');
});

test('keeps what the environment itself says', () => {
  const { environment } = readRunSettings({ ORIGIN_US: 'https://www.kestrova.example' });
  expect(environment['ALLOWED_ORIGINS']).toBe('http://localhost:4001,https://www.kestrova.example');
});

test.each(['abc', '0', '70000', '4000.5', '-1'])('refuses "%s" as a port', (value) => {
  expect(() => readRunSettings({ USA_PORT: value })).toThrow(`USA_PORT is "${value}"; give it`);
});

test('names the API of this machine to a build that could not know it', () => {
  expect(readRunSettings({}).environment).not.toHaveProperty('API_ORIGIN');
  const ported = readRunSettings({ API_PORT: '5000' }).environment;
  expect(ported['API_ORIGIN']).toBe('http://localhost:5000');
  const production = readRunSettings({ ORIGIN_US: 'https://www.kestrova.example' }).environment;
  expect(production['API_ORIGIN']).toBe('http://localhost:4000');
  const elsewhere = readRunSettings({ API_ORIGIN: 'https://api.kestrova.example' }).environment;
  expect(elsewhere['API_ORIGIN']).toBe('https://api.kestrova.example');
});
