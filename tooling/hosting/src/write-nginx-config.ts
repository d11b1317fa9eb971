import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { nginxConfig } from './nginx-config.ts';
import { readNginxSettings } from './read-nginx-settings.ts';

const USAGE =
  'Usage: node write-nginx-config.ts <built site> [--root <the same folder, as nginx sees it>] [--port 8080] [--api http://api:4000]';

/** Prints the settings for nginx of one built site. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string' },
    port: { type: 'string', default: '8080' },
    api: { type: 'string' },
  },
});
const [site] = positionals;
if (site) {
  const folder = resolve(site);
  const settings = await readNginxSettings(folder);
  const { root = folder, port, api } = values;
  process.stdout.write(
    nginxConfig({ ...settings, folder: root, port: Number(port), apiOrigin: api }),
  );
} else {
  console.error(USAGE);
  process.exitCode = 1;
}
