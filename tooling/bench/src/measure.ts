import { parseArgs } from 'node:util';
import { regions } from '@kestrova/regions';
import { measureCareers } from './site/measure-careers.ts';
import { measureSites } from './site/measure-sites.ts';

/* `site` measures both sites beside their floor and their peers, `careers` the careers page with many jobs. */
const [subject, ...args] = process.argv.slice(2).filter((word) => word !== '--');

if (subject === 'site') {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      // Paths, or `job`; without it every prerendered page, but one job for all.
      routes: { type: 'string' },
      // Lighthouse runs of each page and of its floor.
      runs: { type: 'string', default: '5' },
      sites: { type: 'string', default: regions.map(({ app }) => app).join() },
      peers: { type: 'boolean', default: true },
      clicks: { type: 'boolean', default: true },
    },
  });
  await measureSites({
    ...values,
    routes: values.routes?.split(','),
    runs: Number(values.runs),
    apps: values.sites.split(','),
  });
} else if (subject === 'careers') {
  const { values } = parseArgs({ args, options: { jobs: { type: 'string', default: '1000' } } });
  await measureCareers('usa', Number(values.jobs));
} else {
  console.error('Say what to measure: `npm run bench -- site` or `… careers`.');
  process.exitCode = 1;
}
