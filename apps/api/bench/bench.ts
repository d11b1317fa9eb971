import { measureGrowth, measureJobList } from './job-list.ts';
import { measureContactRequests, measureMemory } from './submissions.ts';

console.error('Measuring the server beside its floors; this takes about two minutes.');
console.table([
  ...(await measureJobList()),
  await measureContactRequests(),
  ...(process.platform === 'linux' ? [await measureMemory()] : []),
]);
console.table(await measureGrowth());
