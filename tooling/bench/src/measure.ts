import { parseArgs } from 'node:util';
import { regions } from '@kestrova/regions';
import { measureCareers } from './careers.ts';
import { measureClicks } from './clicks.ts';
import { measureSites } from './sites.ts';
import { startStack } from './start-stack.ts';

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  allowPositionals: true,
  allowNegative: true,
  options: {
    // Folders in `apps`, or paths of such folders in another, built checkout.
    sites: { type: 'string', default: regions.map(({ app }) => app).join() },
    // Paths, or `job`; by default every prerendered page, and one job for all.
    routes: { type: 'string' },
    // Lighthouse runs of each page and of its floor, and rounds of clicks.
    runs: { type: 'string', default: '5' },
    peers: { type: 'boolean', default: true },
    jobs: { type: 'string', default: '1000' },
  },
});
const apps = values.sites.split(',');
const [subject = ''] = positionals;

if (!['site', 'clicks', 'careers'].includes(subject)) {
  console.error('Say what to measure: `npm run bench -- site`, `clicks` or `careers`.');
  process.exitCode = 1;
} else {
  await using stack = await startStack();
  if (subject === 'site') {
    await measureSites(stack, {
      apps,
      routes: values.routes?.split(','),
      runs: Number(values.runs),
      withPeers: values.peers,
    });
  }
  if (subject === 'clicks') await measureClicks(stack, { apps, rounds: Number(values.runs) });
  if (subject === 'careers') await measureCareers(stack, 'usa', Number(values.jobs));
}
