import { createFakeServer, type FakeReading } from '@kestrova/api-client/testing';

/** Stands in for the site's own client; the pages read it anew each time they are shown. */
export let siteApi = createFakeServer().client;

/** Starts a server that remembers nothing of the story before. */
export function startFakeServer(reading: FakeReading = 'answers'): void {
  siteApi = createFakeServer({ reading }).client;
}
