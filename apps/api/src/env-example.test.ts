import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { regions } from '@kestrova/regions';
import { expect, test } from 'vitest';
import { listSettingNames, readConfig } from './config.ts';

const file = resolve(import.meta.dirname, '../../../.env.example');
const [text = ''] = readFileSync(file, 'utf8').split('# ---- This machine ----');
const [ofApi = '', ofSites = ''] = text.split('# ---- The sites');

test('lists exactly the existing settings in .env.example', () => {
  const setByOthers = new Set(['INIT_CWD', 'SUDO_USER']);
  const origins = regions.map(({ code }) => `ORIGIN_${code.toUpperCase()}`);
  expect(Object.keys(parseEnv(ofSites))).toEqual(expect.arrayContaining(origins));
  const known = listSettingNames().filter((name) => !setByOthers.has(name));
  const listed = [...Object.keys(parseEnv(ofApi)), ...origins];
  expect(listed.toSorted()).toEqual(known.toSorted());
});

test('shows the defaults in .env.example', () => {
  expect(readConfig(parseEnv(text))).toEqual(readConfig({}));
});
