import { parseArgs } from 'node:util';
import { regions } from '@kestrova/regions';
import { measureCareers } from './careers.ts';
import { measureClicks } from './clicks.ts';
import { measureSites } from './sites.ts';
import { startStack, type Stack } from './stack.ts';

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

const measurements: Readonly<Record<string, (stack: Stack) => Promise<void>>> = {
  site: (stack) =>
    measureSites(stack, {
      apps,
      routes: values.routes?.split(','),
      runs: Number(values.runs),
      withPeers: values.peers,
    }),
  clicks: (stack) => measureClicks(stack, { apps, rounds: Number(values.runs) }),
  careers: (stack) => measureCareers(stack, 'usa', Number(values.jobs)),
};

const measure = measurements[subject];
if (measure === undefined) {
  console.error(`Say what to measure: npm run bench -- ${Object.keys(measurements).join(' | ')}`);
  process.exitCode = 1;
} else {
  await using stack = await startStack();
  await measure(stack);
}
