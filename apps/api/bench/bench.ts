import { renderTable } from '../src/cli/table.ts';
import { measureAlerts } from './alerts.ts';
import { measureGrowth, measureJobList } from './job-list.ts';
import { measureMetrics } from './metrics.ts';
import { measureOverload } from './overload.ts';
import { measureContactRequests, measureMemory } from './submissions.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);

print('Measuring the server beside its baselines; this takes about three minutes.');
const figures = [
  ...(await measureJobList()),
  await measureContactRequests(),
  ...(process.platform === 'linux' ? [await measureMemory()] : []),
  await measureOverload(),
  await measureMetrics(),
  ...(await measureAlerts()),
];
print(renderTable(figures.map((figure) => ({ ...figure }))));
print(`\n${renderTable(await measureGrowth())}`);
