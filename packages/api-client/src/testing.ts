export { createFakeServer } from './testing/fake-server.ts';
export type { FakeReading, FakeServer } from './testing/fake-server.ts';
export { fakeEndings } from './testing/fake-endings.ts';
export type { FakeEnding } from './testing/fake-endings.ts';
export { fakeJobDetails, fakeJobs } from './testing/fake-jobs.ts';
