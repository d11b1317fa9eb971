import { endpoints, type Country } from '@kestrova/api-contract';
import type { ApiClient } from './api-client.ts';
import { callEndpoint } from './call-endpoint.ts';
import { readJobList, readJobSummary, type ReceivedJobSummary } from './read-response.ts';

/** The open jobs of a country, newest first; one that cannot be read is left out and logged. */
export async function getAllJobs(
  client: ApiClient,
  country: Country,
  signal?: AbortSignal,
): Promise<ReceivedJobSummary[]> {
  const query = { jobCountry: country };
  const entries = await callEndpoint(client, endpoints.getAllJobs, readJobList, { query, signal });
  return entries.flatMap(readJob);
}

function readJob(entry: unknown): ReceivedJobSummary[] {
  const job = readJobSummary(entry);
  if (job) return [job];
  // oxlint-disable-next-line no-console -- who maintains the jobs looks for the one that is missing.
  console.warn('A job of the list could not be read and is left out.', entry);
  return [];
}
