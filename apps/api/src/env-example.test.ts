import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { regions } from '@kestrova/regions';
import { expect, test } from 'vitest';
import { readConfig, settingNames } from './config.ts';

const file = resolve(import.meta.dirname, '../../../.env.example');
const [text = ''] = readFileSync(file, 'utf8').split('# ---- This machine ----');
const [ofApi = '', ofSites = ''] = text.split('# ---- The sites');

test('lists exactly the existing settings in .env.example', () => {
  const setByOthers = new Set(['INIT_CWD', 'SUDO_USER']);
  const known = settingNames.filter((name) => !setByOthers.has(name));
  expect(Object.keys(parseEnv(ofApi)).toSorted()).toEqual(known.toSorted());
  const origins = regions.map(({ code }) => `ORIGIN_${code.toUpperCase()}`);
  expect(Object.keys(parseEnv(ofSites))).toEqual(expect.arrayContaining(origins));
});

test('shows the defaults in .env.example', () => {
  expect(readConfig(parseEnv(text))).toEqual(readConfig({}));
});
