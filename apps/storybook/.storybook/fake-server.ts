import { createFakeServer, type JobsMode } from '@kestrova/api-client/testing';

/** Replaces the site's client; pages read this binding on each render. */
export let siteApi = createFakeServer().client;

/** Starts a server without data of the story before. */
export function startFakeServer(jobs: JobsMode = 'normal'): void {
  siteApi = createFakeServer({ jobs }).client;
}
