import { renderTable } from '../src/cli/table.ts';
import { runFuzz } from './run-fuzz.ts';
import { runSmuggling } from './run-smuggling.ts';

const minutes = Number(process.argv[2] ?? 10);
const print = (text: string) => process.stdout.write(`${text}\n`);
print(`Sending hostile requests for ${minutes} minutes.`);
const result = await runFuzz({ duration: minutes * 60_000 });

const kinds = [...result.counts].map(([kind, statuses]) => ({
  kind,
  requests: [...statuses.values()].reduce((sum, count) => sum + count, 0),
  responses: [...statuses].map(([status, count]) => `${status}: ${count}`).join(', '),
}));
print(renderTable(kinds.toSorted((one, other) => one.kind.localeCompare(other.kind))));
print(
  `\n${renderTable([
    {
      'requests tried': result.requests,
      '5xx of our making': result.serverFaults.length,
      'wrong types accepted': result.wrongAccepted.length,
      'peak memory (MB)': result.peakMegabytes,
      'temporary files left': result.temporaryFiles,
      'alive at the end': result.isAlive ? 'yes' : 'NO',
    },
  ])}`,
);
print('\nSending requests that two servers may read differently, and a visitor after each.');
const smuggling = await runSmuggling();
const shapes = Object.groupBy(smuggling, ({ shape }) => shape);
print(
  renderTable(
    Object.entries(shapes).map(([shape, results = []]) => ({
      shape,
      ...Object.fromEntries(
        results.map(({ host, statuses, isVisitorServed }) => [
          host,
          `${statuses || 'closed'}, visitor ${isVisitorServed ? 'served' : 'NOT SERVED'}`,
        ]),
      ),
    })),
  ),
);
const holds =
  smuggling.every(({ isVisitorServed }) => isVisitorServed) &&
  result.serverFaults.length + result.wrongAccepted.length + result.temporaryFiles === 0 &&
  result.isAlive;
process.exitCode = holds ? 0 : 1;
