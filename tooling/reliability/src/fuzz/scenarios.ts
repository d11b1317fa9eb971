import { createResult, type Scenario } from '../report.ts';
import { runFuzz } from './run-fuzz.ts';
import { runSmuggling } from './smuggling.ts';

/** Everything hostile that is sent to the running server. */
export const attacks: readonly Scenario[] = [
  { name: 'hostile requests', run: runFuzz },
  {
    name: 'requests that two servers may read differently',
    async run() {
      const results = await runSmuggling();
      const unserved = results.filter(({ isVisitorServed }) => !isVisitorServed);
      const hosts = new Set(results.map(({ host }) => host));
      const named = unserved.map(({ host, shape }) => `${shape} (${host})`);
      return createResult(
        [`${results.length} requests through ${[...hosts].join(' and ')}`, ...named].join('; '),
        {
          'visitors not served': unserved.length,
          'nothing was sent': results.length === 0,
        },
      );
    },
  },
];
