import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { listSettingNames, readConfig } from './config.ts';

const read = (file: string) =>
  readFileSync(resolve(import.meta.dirname, '../../../..', file), 'utf8');
const text = read('.env.example');
const [, ofApi = '', ofBuild = '', ...ofOthers] = text.split(/^# ---- .+ ----$/m);

test('lists exactly the existing settings in .env.example', () => {
  const setByOthers = new Set(['INIT_CWD', 'SUDO_USER']);
  const known = listSettingNames().filter((name) => !setByOthers.has(name));
  // The API reads only a few of the settings of sites and machine.
  const others = Object.keys(parseEnv([ofBuild, ...ofOthers].join('')));
  const listed = [
    ...Object.keys(parseEnv(ofApi)),
    ...others.filter((name) => known.includes(name)),
  ];
  expect(listed.toSorted()).toEqual(known.toSorted());
});

test('shows the defaults in .env.example', () => {
  expect(readConfig(parseEnv(text))).toEqual(readConfig({}));
});

test('lets turbo pass each setting of the build', () => {
  const { tasks } = JSON.parse(read('turbo.json')) as { tasks: { build: { env: string[] } } };
  const passed = RegExp(`^(?:${tasks.build.env.join('|').replaceAll('*', '\\w+')})$`);
  for (const name of Object.keys(parseEnv(ofBuild))) expect(name).toMatch(passed);
});

test('passes all settings of the operator to the container of the API, except those of its network', () => {
  const { 'api-a': api } = parse(read('tooling/hosting/docker/compose.yaml'), {
    merge: true,
  }).services;
  expect(api.env_file).toBe('${ENV_FILE:-.env}');
  const { TRUST_PROXY, ...fixed } = api.environment;
  expect(TRUST_PROXY).toContain('${TRUST_PROXY:-');
  // A value there would replace that default in a copy of the file.
  expect(parseEnv(text)).toMatchObject({ TRUST_PROXY: '' });
  const ofNetwork = /^(?:HOST|API_PORT|DATA_DIR|DATABASE_URL|S3_\w+)$/;
  for (const name of Object.keys(fixed)) expect(name).toMatch(ofNetwork);
  expect(listSettingNames()).toEqual(expect.arrayContaining(Object.keys(fixed)));
});
