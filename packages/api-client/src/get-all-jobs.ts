import {
  endpoints,
  readJobSummary,
  type Country,
  type ReadJobSummary,
} from '@kestrova/api-contract';
import type { ApiClient } from './api-client.ts';
import { callEndpoint } from './call-endpoint.ts';

/** The open jobs of a country, newest first; one that cannot be read is left out and logged. */
export async function getAllJobs(
  client: ApiClient,
  country: Country,
  signal?: AbortSignal,
): Promise<ReadJobSummary[]> {
  const query = { jobCountry: country };
  const entries = await callEndpoint(client, endpoints.getAllJobs, { query, signal });
  return entries.flatMap(readJob);
}

function readJob(entry: unknown): ReadJobSummary[] {
  const job = readJobSummary(entry);
  if (job) return [job];
  // oxlint-disable-next-line no-console -- who maintains the jobs looks for the one that is missing.
  console.warn('A job of the list could not be read and is left out.', entry);
  return [];
}
