import { createFakeServer, type JobsMode } from '@kestrova/api-client/testing';

/** Stands in for the site's own client; the pages read it anew each time they are shown. */
export let siteApi = createFakeServer().client;

/** Starts a server that remembers nothing of the story before. */
export function startFakeServer(jobs: JobsMode = 'normal'): void {
  siteApi = createFakeServer({ jobs }).client;
}
