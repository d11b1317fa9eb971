export { createFakeServer, type JobsMode, type FakeServer } from './testing/fake-server.ts';
export { fakeJobDetails, fakeJobs, manyFakeJobs } from './testing/fake-jobs.ts';
export { fakeTokens } from './testing/fake-owner.ts';
