import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { redirectsFile } from './host-files.ts';

const nginx = readFileSync(join(import.meta.dirname, '../nginx.conf'), 'utf8');

test('redirects the same paths in nginx.conf and _redirects', () => {
  const moved = nginx.matchAll(/location = (\S+) \{ return 301 ([^$;]+)\$is_args\$args; \}/g);
  const lists = nginx.matchAll(
    /location ~ \^(\S+)\/\[\^\/\]\+\$ \{ try_files \$uri \S+ (\S+)\.html/g,
  );
  const rules = [
    ...Array.from(moved, ([, from, to]) => `${from} ${to} 301`),
    ...Array.from(lists, ([, from, to]) => `${from}/:id ${to} 200`),
  ];
  expect(rules).toEqual(redirectsFile([], undefined).trim().split('\n'));
});
