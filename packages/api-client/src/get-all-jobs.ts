import { endpoints, type Country, type JobSummary } from '@kestrova/api-contract';
import type { ApiClient } from './api-client.ts';
import { callEndpoint } from './call-endpoint.ts';

/** The open jobs of a country, newest first. */
export function getAllJobs(
  client: ApiClient,
  country: Country,
  signal?: AbortSignal,
): Promise<JobSummary[]> {
  return callEndpoint(client, endpoints.getAllJobs, { query: { jobCountry: country }, signal });
}
