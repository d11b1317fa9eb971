import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { regions, type Region, type RegionCode } from '@kestrova/regions';
import { expect, test } from 'vitest';
import { inRepository } from './command.ts';
import { checkPorts, createDataFolder, readSettings } from './settings.ts';

/** The files of an app, with placeholders for what may differ between the apps. A new app has no change log. */
function readApp({ app, code, origin }: Region): Record<string, string> {
  const folder = inRepository('apps', app);
  // Git names a missing folder; as a working directory, it would be reported as a missing git.
  const args = ['-C', folder, 'ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n');
  const texts = files.map((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
      .replaceAll(`@kestrova/${app}`, '<package>')
      .replaceAll(`'${code}'`, '<code>')
      .replaceAll(new URL(origin).port, '<port>')
      .replaceAll(/site for .*\./g, '<description>');
    return [file, text] as const;
  });
  return Object.fromEntries(texts.filter(([file]) => file !== 'CHANGELOG.md'));
}

const apps = regions.map(readApp);

test.each(apps)('keeps the apps identical except for the region and its port', (app) => {
  expect(app['src/region.ts']).toMatch(/region = <code>;[^]* port = <port>;/);
  expect(app, 'write in the files of each app its own package, country and port').toEqual(apps[0]);
});

const read = (path: string) => readFileSync(inRepository(path), 'utf8');
const docker = 'tooling/hosting/docker';
const workflow = '.github/workflows/release.yml';
const appList = `app: [${regions.map(({ app }) => app).join(', ')}]`;

test.each(regions)('builds a container for the site of $country, and deploys it', (region) => {
  const { app, code, origin } = region;
  const setting = `ORIGIN_${code.toUpperCase()}`;
  const { port } = new URL(origin);
  const needed = [
    ['.env.example', `${setting}=${origin}\n`],
    ['.env.example', `${app.toUpperCase().replaceAll('-', '_')}_PORT=${port}\n`],
    [`${docker}/local.env`, `${setting}=${origin}\n`],
    [`${docker}/compose.yaml`, `${setting}: '\${${setting}}'`],
    [`${docker}/compose.yaml`, `${setting}=\${${setting}:?Set ${setting} to `],
    [`${docker}/compose.yaml`, `\n  ${app}:\n    <<: *site\n`],
    [`${docker}/compose.yaml`, `APP: ${app} `],
    [`${docker}/compose.local.yaml`, `${app}: { ports: ['127.0.0.1:${port}:8080'] }`],
    ['tooling/hosting/Caddyfile', `{$${setting}} {\n\timport api\n`],
    ['tooling/hosting/Caddyfile', `\treverse_proxy {$SITE_${code.toUpperCase()}:${app}:8080} {\n`],
    ['tooling/hosting/systemd/caddy.env', `\n${setting}=`],
    ['tooling/hosting/systemd/caddy.env', `\nSITE_${code.toUpperCase()}=localhost:${port}\n`],
    [workflow, appList],
    [workflow, `${setting}: \${{ vars.${setting} }}`],
    [workflow, `"\${${setting}:?}"`],
  ] as const;
  const missing = needed.filter(([file, text]) => !read(file).includes(text));
  expect(missing, 'add to each file the text beside it').toEqual([]);
});

/** The origins of all sites, those in `changes` by the code of their region. */
const originList = (changes: Partial<Record<RegionCode, string>> = {}) =>
  regions.map(({ code, origin }) => changes[code] ?? origin).join();

test.each<[NodeJS.ProcessEnv, NodeJS.ProcessEnv]>([
  [{}, { ORIGIN_IN: undefined, ORIGIN_US: undefined, API_ORIGIN: 'http://localhost:4000' }],
  [{}, { ALLOWED_ORIGINS: originList() }],
  [{ INDIA_PORT: '5001' }, { ORIGIN_IN: 'http://localhost:5001', ORIGIN_US: undefined }],
  [{ INDIA_PORT: '5001' }, { ALLOWED_ORIGINS: originList({ in: 'http://localhost:5001' }) }],
  [
    { ORIGIN_US: 'https://k.example' },
    { ALLOWED_ORIGINS: originList({ us: 'https://k.example' }) },
  ],
  [{ API_PORT: '5000' }, { API_ORIGIN: 'http://localhost:5000' }],
  [{ API_ORIGIN: 'https://api.k.example' }, { API_ORIGIN: 'https://api.k.example' }],
  [{ DATA_DIR: '/srv/kestrova' }, { DATA_DIR: '/srv/kestrova' }],
])('for the settings %o, passes %o to the build and the servers', (given, expected) => {
  const { environment } = readSettings(given);
  for (const [name, value] of Object.entries(expected)) expect(environment[name]).toBe(value);
});

test.each(['abc', '0', '70000', '4000.5', '-1'])('rejects "%s" as a port', (value) => {
  expect(() => readSettings({ USA_PORT: value })).toThrow(`USA_PORT is "${value}"; give it`);
});

test('names the port in use and the setting that changes it', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { sites } = readSettings({ INDIA_PORT: String(port) });
  await expect(checkPorts(sites)).rejects.toThrow(
    new RegExp(`^Port ${port}, meant for the India site, .*EADDRINUSE.* INDIA_PORT=\\d+\\.$`),
  );
  other.close();
});

test('rejects a data folder that it cannot create, and says what to do', async () => {
  await expect(createDataFolder(join(import.meta.filename, 'data'))).rejects.toThrow(
    /^Nothing can be written to .*data \(.*ENOTDIR.*choose another one with DATA_DIR\.$/,
  );
});
