import type { Scenario } from '../report.ts';
import { measureGrowth, measureJobList } from './job-list.ts';
import { measureMetrics } from './metrics.ts';
import { measureOverload } from './overload.ts';
import { measureContactRequests, measureMemory } from './submissions.ts';

/** What is measured, each beside its baseline in the same run. */
export const measurements: readonly Scenario[] = [
  { name: 'bench: job list, 50 jobs', run: measureJobList },
  { name: 'bench: contact request, acknowledged and fsynced', run: measureContactRequests },
  { name: 'bench: memory with 32 uploads', run: measureMemory },
  { name: 'bench: overload', run: measureOverload },
  { name: 'bench: /metrics with 150,000 emails', run: measureMetrics },
  { name: 'bench: job list as jobs grow', run: measureGrowth },
];
