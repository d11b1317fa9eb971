import { spawnSync } from 'node:child_process';
import { measureSites } from './site/measure-sites.ts';
import { readOptions } from './site/options.ts';

/* `site` measures both sites beside their floor and their peers, `api` the server. */
const [subject, ...args] = process.argv.slice(2).filter((word) => word !== '--');

if (subject === 'site') await measureSites(readOptions(args));
else if (subject === 'api') {
  const { status } = spawnSync('pnpm', ['--filter', '@kestrova/api', 'run', 'bench', ...args], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} else {
  console.error('Say what to measure: `npm run bench -- site` or `npm run bench -- api`.');
  process.exitCode = 1;
}
